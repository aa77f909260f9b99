import { later } from '@halles/domain/holidays.ts'
import { montrealToday } from '../world/credit.ts'
import type { Market } from '../world/market.ts'
import { aTaxRegistration, aTaxRule, TAX_NUMBERS } from '../world/tax.ts'
import { operators, type Row, suppliers, traders } from './viewers.ts'

const PLAIN = { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' }

const registrations = new WeakMap<Market, string>()
const ofRegistration = {
  before: async (market: Market) => {
    const publicId = await aTaxRegistration(market.world, market.supplier, ['qst'])
    registrations.set(market, publicId)
  },
  input: (market: Market) => ({ public_id: registrations.get(market) ?? '' }),
}

const rules = new WeakMap<Market, string>()
const tomorrow = () => later(montrealToday(), 1)

export const TAX_ROWS: Row[] = [
  { call: 'getTaxSettings', expected: traders(suppliers(200)) },
  {
    call: 'taxRegistrationSave',
    about: 'a new one',
    input: () => ({ tax: 'gst', number: TAX_NUMBERS.gst, from_day: '2020-01-01' }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'taxRegistrationSave',
    about: 'one that there is',
    before: ofRegistration.before,
    input: (market) => ({
      ...ofRegistration.input(market),
      tax: 'qst',
      number: TAX_NUMBERS.qst,
      from_day: '2020-01-01',
    }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'taxRegistrationEnd',
    before: ofRegistration.before,
    input: (market) => ({ ...ofRegistration.input(market), until_day: null }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'taxProducts', expected: traders(suppliers(200)) },
  {
    call: 'taxClassSave',
    about: 'of a product',
    input: ({ product }) => ({
      category_name: 'beef',
      products: [product.publicId],
      answers: PLAIN,
    }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'taxClassSave',
    about: 'of the rest of a category',
    input: () => ({ category_name: 'beef', answers: PLAIN }),
    expected: traders(suppliers(200)),
  },
  { call: 'operatorTaxRules', expected: operators(200) },
  {
    call: 'operatorTaxRuleAdd',
    input: () => ({ tax: 'gst', rate: '6', from_day: tomorrow() }),
    expected: operators(204),
  },
  {
    call: 'operatorTaxRuleWithdraw',
    before: async (market) => {
      rules.set(market, await aTaxRule(market.world, 'gst', { rate: 6_000 }, { inDays: 1 }))
    },
    input: (market) => ({ public_id: rules.get(market) ?? '' }),
    expected: operators(204),
  },
]
