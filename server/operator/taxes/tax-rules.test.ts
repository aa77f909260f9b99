import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { aTaxClass } from '@halles/testing/world/tax.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

const rules = async (query = '') =>
  (await operator.browser.get(`/api/operator/tax-rules/${query}`)).body
const { today } = await rules()
const add = (body: object) => operator.browser.post('/api/operator/tax-rule-add/', body)
const withdraw = (public_id: string) =>
  operator.browser.post('/api/operator/tax-rule-withdraw/', { public_id })
const of = async (name: string) => {
  const { classes } = await rules()
  const { gst, qst } = classes.find(({ tax_class }: { tax_class: string }) => tax_class === name)
  return [gst, qst]
}
const DRINK = 'beverage_single_serving'
const rule = (over: object = {}) => ({
  ...{ tax: 'qst', tax_class: DRINK, is_taxed: false, from_day: today },
  ...over,
})

test('without any, what the code says holds', async () => {
  expect(await rules()).toMatchObject({
    rates: { gst: '5', qst: '9.975' },
    results: [],
    count: 0,
  })
  expect(await of('hot_food')).toEqual(['taxed', 'taxed'])
  expect(await of(DRINK)).toEqual(['taxed', 'asked'])
})

test('one that holds from today on settles what suppliers were asked', async () => {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier, { category: 'beverage' })
  await aTaxClass(world, [product], DRINK)
  const taxes = async () => (await supplier.browser.get('/api/tax-products/')).body.results[0].taxes
  expect(await taxes()).toBe(null)
  expect((await add(rule())).status).toBe(204)
  expect(await of(DRINK)).toEqual(['taxed', 'zero'])
  expect(await taxes()).toEqual({ gst: true, qst: false })
  expect((await add(rule({ is_taxed: true }))).status).toBe(204)
  expect(await taxes()).toEqual({ gst: true, qst: true })
})

test('a rate holds from its day on, and what was done is in the trail', async () => {
  const tomorrow = later(today, 1)
  expect((await add({ tax: 'gst', rate: '6.5', from_day: tomorrow })).status).toBe(204)
  const { rates, results } = await rules()
  expect(rates).toEqual({ gst: '5', qst: '9.975' })
  expect(results[0]).toEqual({
    public_id: expect.any(String),
    tax: 'gst',
    tax_class: null,
    is_taxed: null,
    rate: '6.5',
    from_day: tomorrow,
    until_day: null,
    added_at: expect.any(String),
    withdrawn_at: null,
  })
  await withdraw(results[0].public_id)
  expect((await rules()).results[0].withdrawn_at).toEqual(expect.any(String))
  const { body } = await operator.browser.get('/api/operator/actions/')
  const detail =
    `{"tax":"gst","tax_class":null,"is_taxed":null,"rate":"6.5","from_day":"${tomorrow}",` +
    '"until_day":null}'
  const expected = { subject: '', operator: operator.email }
  expect(body.results.slice(0, 2)).toMatchObject([
    { ...expected, action: 'withdraw_tax_rule', detail: expect.any(String) },
    { ...expected, action: 'add_tax_rule', detail: expect.any(String) },
  ])
  const details = body.results.slice(0, 2).map((each: { detail: string }) => each.detail)
  expect(details.map((each: string) => JSON.parse(each))).toEqual(Array(2).fill(JSON.parse(detail)))
})

test('one that has begun is not withdrawn, and none is twice', async () => {
  await add(rule({ tax_class: 'snack_food' }))
  await add(rule({ tax_class: 'snack_food', from_day: later(today, 1) }))
  const [ahead, begun] = (await rules()).results
  const before = await fingerprint(world.database)
  expect(await withdraw(begun.public_id)).toMatchObject({
    status: 409,
    body: { code: 'tax_rule_begun' },
  })
  expect(await fingerprint(world.database)).toBe(before)
  expect((await withdraw(ahead.public_id)).status).toBe(204)
  expect((await withdraw(ahead.public_id)).status).toBe(404)
  expect((await withdraw('0'.repeat(32))).status).toBe(404)
})

test.each([
  [{ from_day: later(today, -1) }, 'from_day'],
  [{ until_day: later(today, -1) }, 'until_day'],
  [{ rate: '5' }, 'tax_class'],
  [{ tax_class: undefined, is_taxed: undefined }, 'tax_class'],
  [{ is_taxed: undefined }, 'tax_class'],
  [{ tax_class: 'groceries' }, 'tax_class'],
  [{ tax_class: undefined, is_taxed: undefined, rate: '30.001' }, 'rate'],
  [{ tax_class: undefined, is_taxed: undefined, rate: '9.9755' }, 'rate'],
  [{ tax: 'pst' }, 'tax'],
  [{ from_day: '15 juillet' }, 'from_day'],
])('%j is refused, naming %s, and adds nothing', async (over, field) => {
  const before = await fingerprint(world.database)
  const { status, body } = await add(rule(over))
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await fingerprint(world.database)).toBe(before)
})

test('twenty make a page', async () => {
  for (let index = 0; index < 20; index++) await add(rule({ tax_class: 'hot_food' }))
  const [first, second] = [await rules(), await rules('?page=2')]
  expect(first.results).toHaveLength(20)
  expect(second.results).toHaveLength(first.count - 20)
})
