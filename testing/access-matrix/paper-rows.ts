import { montrealToday } from '../world/credit.ts'
import type { Market } from '../world/market.ts'
import { type Row, suppliers, trade, traders } from './viewers.ts'

const part = ({ order, supplier }: Market) => order.partOf(supplier).publicId
async function finish(market: Market) {
  const { browser } = market.supplier
  const order = { supplier_order_id: part(market) }
  await browser.post('/api/supplier-order-update/', { ...order, action: 'accepted' })
  await browser.post('/api/supplier-order-set-to-done/', order)
}
const invoices = new WeakMap<Market, string>()
async function invoice(market: Market) {
  await finish(market)
  const { body } = await market.supplier.browser.post('/api/invoice-issue/', {
    orders: [part(market)],
  })
  invoices.set(market, body.public_id)
}
const ofInvoice = {
  before: invoice,
  input: (market: Market) => ({ paper_public_id: invoices.get(market) ?? 'none' }),
}

/** What suppliers invoice and credit, and both sides read. */
export const PAPER_ROWS: Row[] = [
  { call: 'invoicesToIssue', expected: traders(suppliers(200)) },
  {
    call: 'invoiceDraft',
    before: finish,
    input: (market) => ({ orders: part(market) }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'invoiceIssue',
    before: finish,
    input: (market) => ({ orders: [part(market)] }),
    expected: traders(suppliers(201, 404)),
  },
  {
    call: 'invoiceIssueDay',
    before: finish,
    input: () => ({ day: montrealToday() }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'creditIssue',
    ...ofInvoice,
    input: (market) => ({ ...ofInvoice.input(market), whole: true }),
    expected: traders(suppliers(201, 404)),
  },
  { call: 'paperList', expected: traders(trade(200)) },
  {
    call: 'getPaper',
    ...ofInvoice,
    expected: traders({ ...trade(404), R: 200, RB: 200, S: 200, SD: 200 }),
  },
  {
    call: 'paperFile',
    before: invoice,
    input: (market) => ({ ...ofInvoice.input(market), format: 'html' }),
    expected: traders({ ...trade(404), R: 200, RB: 200, S: 200, SD: 200 }),
  },
  { call: 'getPaperSeries', expected: traders(suppliers(200)) },
  {
    call: 'paperSeriesSave',
    input: () => ({ kind: 'invoice', prefix: 'F-' }),
    expected: traders(suppliers(200)),
  },
]
