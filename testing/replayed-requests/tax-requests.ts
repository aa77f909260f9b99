import { later } from '@halles/domain/holidays.ts'
import { aProduct, aSupplier, type BuiltAccount, type World } from '../world/builders.ts'
import { montrealToday } from '../world/credit.ts'
import { aTaxRegistration, aTaxRule, TAX_NUMBERS } from '../world/tax.ts'
import type { ReplayedRequests } from './replayed-request.ts'

const PLAIN = { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' }

/** What suppliers answer of taxes, and operators of their rules, all of later days. */
export const taxRequests = (
  world: World,
  operator: Pick<BuiltAccount, 'browser'>,
): ReplayedRequests => ({
  taxRegistrationSave: async () => {
    const { browser: by } = await aSupplier(world)
    const registration = { tax: 'gst', number: TAX_NUMBERS.gst, from_day: '2020-01-01' }
    return { by, body: registration, other: { ...registration, from_day: '2021-01-01' } }
  },
  taxRegistrationEnd: async () => {
    const supplier = await aSupplier(world)
    const public_id = await aTaxRegistration(world, supplier, ['qst'])
    const until = (until_day: string | null) => ({ public_id, until_day })
    return { by: supplier.browser, body: until('2199-12-31'), other: until(null) }
  },
  taxClassSave: async () => {
    const supplier = await aSupplier(world)
    const { publicId } = await aProduct(world, supplier)
    const answers = { category_name: 'beef', products: [publicId], answers: PLAIN }
    const hot = { ...answers, answers: { ...PLAIN, is_hot: 'yes' } }
    return { by: supplier.browser, body: answers, other: hot }
  },
  operatorTaxRuleAdd: async () => {
    const rate = (rate: string) => ({ tax: 'gst', rate, from_day: later(montrealToday(), 1) })
    return { by: operator.browser, body: rate('6'), other: rate('7') }
  },
  operatorTaxRuleWithdraw: async () => {
    const rule = async (rate: number) => ({
      public_id: await aTaxRule(world, 'gst', { rate }, { inDays: 1 }),
    })
    return { by: operator.browser, body: await rule(6_000), other: await rule(7_000) }
  },
})
