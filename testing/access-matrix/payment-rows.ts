import { anIssuedPaper } from '../world/issued-paper.ts'
import type { Market } from '../world/market.ts'
import { aPayment } from '../world/payment.ts'
import { type Row, suppliers, trade, traders } from './viewers.ts'

const invoiced = (market: Market) => anIssuedPaper(market.world, market.supplier, market.restaurant)

const payments = new WeakMap<Market, string>()
const today = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const otherOf = (market: Market, viewer: string) =>
  ['restaurant', 'otherRestaurant', 'buyer', 'cook'].includes(viewer)
    ? market.supplier.publicId
    : market.restaurant.publicId
const withOther = {
  before: invoiced,
  input: (market: Market, viewer: string) => ({ business_public_id: otherOf(market, viewer) }),
}
/** Both sides of an invoice read it; their neighbours have none with them. */
const bothSides = traders({ ...trade(200), R2: 404, S2: 404 })

export const PAYMENT_ROWS: Row[] = [
  {
    call: 'paymentSave',
    before: invoiced,
    input: ({ restaurant }) => ({
      restaurant_public_id: restaurant.publicId,
      amount: '1.00',
      paid_on: today(),
      method: 'cheque',
    }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'paymentReverse',
    before: async (market) => {
      await invoiced(market)
      payments.set(market, await aPayment(market.supplier, market.restaurant, '1.00'))
    },
    input: (market) => ({ public_id: payments.get(market) ?? '' }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'paymentList', expected: traders(trade(200)) },
  { call: 'balances', expected: traders(trade(200)) },
  { call: 'getBalance', ...withOther, expected: bothSides },
  {
    call: 'getStatement',
    ...withOther,
    input: (market, viewer) => ({
      business_public_id: otherOf(market, viewer),
      month: today().slice(0, 7),
    }),
    expected: bothSides,
  },
  {
    call: 'statementFile',
    ...withOther,
    input: (market, viewer) => ({
      business_public_id: otherOf(market, viewer),
      month: today().slice(0, 7),
      format: 'html',
    }),
    expected: bothSides,
  },
  {
    call: 'papersExport',
    before: invoiced,
    input: () => ({ from: today(), to: today(), format: 'zip' }),
    expected: traders(trade(200)),
  },
  {
    call: 'papersExport',
    about: 'for accounting',
    before: invoiced,
    input: () => ({ from: today(), to: today(), format: 'csv' }),
    expected: traders({ ...trade(400), S: 200, S2: 200, SD: 200 }),
    refusals: { R: ['invalid_input'], R2: ['invalid_input'], RB: ['invalid_input'] },
  },
  { call: 'accountingMap', expected: traders(suppliers(200)) },
  {
    call: 'accountingMapSave',
    input: () => ({ lines: [{ category: 'beef', tax_code: 'none', account: '4000', code: 'Z' }] }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'remindersSave',
    input: () => ({ is_on: true }),
    expected: traders(suppliers(200)),
  },
]
