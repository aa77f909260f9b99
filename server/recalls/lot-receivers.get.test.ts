import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, PASSWORD } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, setLots } from '@halles/testing/world/lots.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const [nadia, olive] = [
  await aRestaurant(world, { name: 'A Nadia' }),
  await aRestaurant(world, { name: 'B Olive' }),
]
const [beef, veal] = [await aProduct(world, supplier), await aProduct(world, supplier)]

const receivers = async (lot: string, product?: { publicId: string }, by = supplier) =>
  (
    await by.browser.get(
      `/api/lot-receivers/?lot=${encodeURIComponent(lot)}${product ? `&product_public_id=${product.publicId}` : ''}`,
    )
  ).body

test('a supplier reads who received a lot: cases, orders and days, by restaurant', async () => {
  const lot = 'L-1'
  const first = await anOrderOfLot(world, nadia, supplier, { lot, cases: 3, product: beef })
  await anOrderOfLot(world, nadia, supplier, { lot: 'l-1', cases: 2, product: veal })
  await anOrderOfLot(world, olive, supplier, { lot, cases: 4, product: beef })
  await anOrderOfLot(world, olive, supplier, { lot: 'L-10', cases: 9, product: beef })
  const found = await receivers(' L-1')
  expect(found).toMatchObject({ lot: 'L-1', product: null, restaurant_count: 2, cases: 9 })
  expect(found.receivers).toMatchObject([
    { restaurant: { name: 'A Nadia', is_closed: false }, cases: 5 },
    { restaurant: { name: 'B Olive' }, cases: 4 },
  ])
  expect(found.receivers[0].lines[0]).toMatchObject({
    supplier_order_public_id: first.partOf(supplier).publicId,
    product_public_id: beef.publicId,
    lot,
    cases: 3,
    status: 'acknowledged',
  })
  expect(found.products).toMatchObject([
    { public_id: beef.publicId, restaurants: 2, cases: 7 },
    { public_id: veal.publicId, restaurants: 1, cases: 2 },
  ])
  expect(await receivers(lot, veal)).toMatchObject({
    product: { public_id: veal.publicId },
    restaurant_count: 1,
    cases: 2,
    products: [{}, {}],
  })
})

test('of an order that is withdrawn nobody receives anything', async () => {
  const order = await anOrderOfLot(world, nadia, supplier, { lot: 'GONE' })
  await world.database
    .updateTable('supplier_order')
    .set({ status: 'cancelled' })
    .where('id', '=', order.partOf(supplier).id)
    .execute()
  expect(await receivers('GONE')).toMatchObject({ restaurant_count: 0, receivers: [] })
})

test('only cases of the lot count where a line has several', async () => {
  const order = await anOrderOfLot(world, nadia, supplier, { lot: 'A-1', cases: 5 })
  await setLots(supplier, order, supplier, [
    { lot: 'A-1', cases: 1 },
    { lot: 'A-2', expires_on: '2026-12-24', cases: 4 },
  ])
  expect(await receivers('A-2')).toMatchObject({
    cases: 4,
    receivers: [{ lines: [{ lot: 'A-2', expires_on: '2026-12-24', cases: 4 }] }],
  })
})

test('another supplier finds nobody by the same lot, and not by a product of this one', async () => {
  const stranger = await aSupplier(world)
  await anOrderOfLot(world, nadia, supplier, { lot: 'MINE', product: beef })
  expect(await receivers('MINE', undefined, stranger)).toMatchObject({ restaurant_count: 0 })
  expect(await receivers('MINE', beef, stranger)).toMatchObject({ code: 'not_found' })
})

test('a restaurant whose account is closed is still named', async () => {
  const gone = await aRestaurant(world, { name: 'C Fermé' })
  const order = await anOrderOfLot(world, gone, supplier, { lot: 'OLD' })
  const part = { supplier_order_id: order.partOf(supplier).publicId }
  await supplier.browser.post('/api/supplier-order-set-to-done/', part)
  await gone.browser.post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })
  const closed = await gone.browser.post('/api/close-account/', { current_password: PASSWORD })
  expect(closed.status, closed.text).toBe(204)
  expect(await receivers('OLD')).toMatchObject({
    receivers: [{ restaurant: { name: 'C Fermé', phone_number: '', is_closed: true } }],
  })
})
