import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

function post({ browser }: BuiltAccount, prices: object[]) {
  return browser.post('/api/product-prices/', { prices })
}

const to = (publicId: string, price: string, shown_price = '50.00') => ({
  public_id: publicId,
  price,
  shown_price,
})

/** By public id, read past the server. */
async function priceOf(publicId: string) {
  const { price_cents, price_per_unit } = await world.database
    .selectFrom('product')
    .select(['price_cents', 'price_per_unit'])
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  return [price_cents, price_per_unit]
}

test('prices are changed with their unit prices, and who changed them is recorded', async () => {
  const supplier = await aSupplier(world)
  const desk = await aMember(world, supplier, 'desk')
  const one = await aProduct(world, supplier, { nameFr: 'Bavette' })
  const two = await aProduct(world, supplier, { nameFr: 'Onglet' })
  const { status, body } = await post(desk, [to(one.publicId, '52.50'), to(two.publicId, '48')])
  expect(status).toBe(200)
  expect(body.products.map((product: Body) => [product.name_fr, product.price])).toEqual([
    ['Bavette', '52.50'],
    ['Onglet', '48.00'],
  ])
  expect(body.unchanged).toEqual([])
  expect(await priceOf(one.publicId)).toEqual([5_250, 52_500])

  const actions = await world.database
    .selectFrom('business_action')
    .select(['action', 'subject', 'detail', 'by_person_id'])
    .where('account_id', '=', supplier.id)
    .orderBy('id')
    .execute()
  const edited = { action: 'product_edited', by_person_id: desk.person.id }
  expect(actions).toEqual([
    { ...edited, subject: 'Bavette', detail: [{ field: 'price', from: '50.00', to: '52.50' }] },
    { ...edited, subject: 'Onglet', detail: [{ field: 'price', from: '50.00', to: '48.00' }] },
  ])
})

test('a price that is no longer the one shown stays and is named; the others are changed', async () => {
  const [supplier, neighbour] = [await aSupplier(world), await aSupplier(world)]
  const [one, two] = [await aProduct(world, supplier), await aProduct(world, supplier)]
  const foreign = await aProduct(world, neighbour)
  await post(supplier, [to(two.publicId, '60.00')])
  const { body } = await post(supplier, [
    to(one.publicId, '51.00'),
    to(two.publicId, '51.00'),
    to(foreign.publicId, '51.00'),
  ])
  expect(body.products.map((product: Body) => product.public_id)).toEqual([one.publicId])
  expect(body.unchanged).toEqual([
    { public_id: two.publicId, price: '60.00' },
    { public_id: foreign.publicId, price: null },
  ])
  expect(await priceOf(two.publicId)).toEqual([6_000, 60_000])
  expect(await priceOf(foreign.publicId)).toEqual([5_000, 50_000])
})

test('of two who change the same shown price at once, one does', async () => {
  const supplier = await aSupplier(world)
  const { publicId } = await aProduct(world, supplier)
  const answers = await Promise.all([
    post(supplier, [to(publicId, '51.00')]),
    post(supplier, [to(publicId, '52.00')]),
  ])
  const changed = answers.filter(({ body }) => body.products.length === 1)
  expect(changed).toHaveLength(1)
  const [refused] = answers.filter(({ body }) => body.unchanged.length === 1)
  expect(refused?.body.unchanged[0].price).toBe(changed[0]?.body.products[0].price)
})

test('a product twice, none, and a price of nothing are refused', async () => {
  const supplier = await aSupplier(world)
  const { publicId } = await aProduct(world, supplier)
  for (const prices of [[], [to(publicId, '51'), to(publicId, '52')], [to(publicId, '0')]])
    expect((await post(supplier, prices)).status).toBe(400)
  expect(await priceOf(publicId)).toEqual([5_000, 50_000])
})

test('the prices of a category are listed by name', async () => {
  const supplier = await aSupplier(world)
  await aProduct(world, supplier, { nameFr: 'Onglet' })
  await aProduct(world, supplier, { nameFr: 'Épaule' })
  await aProduct(world, supplier, { nameFr: 'Ail', category: 'fetl' })
  const { body } = await supplier.browser.get('/api/supplier-prices/?category_name=beef')
  expect([body.count, body.results.map((product: Body) => product.name_fr)]).toEqual([
    2,
    ['Épaule', 'Onglet'],
  ])
})
