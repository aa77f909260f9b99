import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aSpecial } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
const today = montrealToday()

let supplier: BuiltAccount
let product: Awaited<ReturnType<typeof aProduct>>

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, { nameFr: 'Bavette', priceCents: 5_000 })
})

const save = (given: object = {}) =>
  supplier.browser.post('/api/special-save/', {
    product_public_id: product.publicId,
    price: '39.99',
    from_day: today,
    until_day: later(today, 6),
    ...given,
  })
const list = async ({ browser } = supplier) =>
  (await browser.get('/api/special-list/')).body.specials
const end = (publicId: string) =>
  supplier.browser.post('/api/special-end/', { public_id: publicId })

test('a special is added, listed to its supplier alone, and ended from today on', async () => {
  const { status, body } = await save()
  const special = {
    product: { public_id: product.publicId, name_fr: 'Bavette', list_price: '50.00' },
    ...{ price: '39.99', from_cases: 1, from_day: today, until_day: later(today, 6) },
  }
  expect([status, body.specials]).toMatchObject([200, [special]])
  expect(await list(await aSupplier(world))).toEqual([])
  const ended = await end(body.specials[0].public_id)
  expect([ended.status, ended.body.specials]).toEqual([200, []])
  expect((await end(body.specials[0].public_id)).status).toBe(404)
})

test('one that began before keeps the days that have passed', async () => {
  const { publicId } = await aSpecial(world, supplier, { product, priceCents: 1 })
  expect((await end(publicId)).status).toBe(200)
  const rows = database.selectFrom('special').select('days').where('product_id', '=', product.id)
  expect(await rows.execute()).toHaveLength(1)
  expect((await save()).status).toBe(200)
})

test('a product has one special on a day', async () => {
  await save()
  const before = await fingerprint(database)
  const { status, body } = await save({ from_day: later(today, 6), until_day: later(today, 7) })
  expect([status, body.code]).toEqual([409, 'special_overlaps'])
  expect(await fingerprint(database)).toBe(before)
  expect((await save({ from_day: later(today, 7), until_day: later(today, 7) })).status).toBe(200)
})

test.for<[string, object, string]>([
  ['the list price', { price: '50.00' }, 'price'],
  ['0 cents', { price: '0.00' }, 'price'],
  ['a day that has passed', { from_day: later(today, -1) }, 'from_day'],
  ['days that end before they begin', { until_day: later(today, -1) }, 'until_day'],
  ['a hundred days', { until_day: later(today, 99) }, 'until_day'],
  ['no last day', { until_day: undefined }, 'until_day'],
])('%s: refused by name, and nothing changes', async ([, wrong, field]) => {
  const before = await fingerprint(database)
  const { status, body } = await save(wrong)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await fingerprint(database)).toBe(before)
})

test('another supplier’s product and special are nobody else’s to change', async () => {
  const other = await aSupplier(world)
  const theirs = await aProduct(world, other)
  const { publicId } = await aSpecial(world, other, { product: theirs, priceCents: 1 })
  const before = await fingerprint(database)
  const refused = await save({ product_public_id: theirs.publicId })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['product_public_id']])
  expect((await end(publicId)).status).toBe(404)
  expect(await fingerprint(database)).toBe(before)
})
