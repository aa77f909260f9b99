import { rounds } from '@halles/testing/checks/rounds.ts'
import { retryUnavailable } from '@halles/testing/client/retry-unavailable.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier)
const line = [{ product, quantity: 1 }]
const numbersOf = ({ id }: { id: number }) =>
  world.database
    .selectFrom('restaurant_order')
    .select('number')
    .where('restaurant_id', '=', id)
    .orderBy('id')
    .execute()
    .then((orders) => orders.map(({ number }) => number))

test('each restaurant counts its orders from 1, and both sides read the same number', async () => {
  const [one, other] = [await aRestaurant(world), await aRestaurant(world)]
  await anOrder(world, one, line)
  const second = await anOrder(world, one, line)
  await anOrder(world, other, line)
  expect([await numbersOf(one), await numbersOf(other)]).toEqual([[1, 2], [1]])
  const ofRestaurant = '/api/restaurant-order-list/'
  const [list, detail] = await Promise.all([
    one.browser.get(`${ofRestaurant}?status=active`),
    one.browser.get(`${ofRestaurant}?order_public_id=${second.publicId}`),
  ])
  expect([list.body[0].number, detail.body.number]).toEqual([2, 2])
  const part = second.partOf(supplier).publicId
  const ofSupplier = '/api/supplier-order-list/'
  const [received, opened] = await Promise.all([
    supplier.browser.get(`${ofSupplier}?status=pending`),
    supplier.browser.get(`${ofSupplier}?supplier_order_public_id=${part}`),
  ])
  const row = received.body.find((order: { public_id: string }) => order.public_id === part)
  expect([row.number, opened.body.supplierOrder.number]).toEqual([2, 2])
})

test('orders of a restaurant at once, by several members, get numbers without a gap', async () => {
  const restaurant = await aRestaurant(world)
  const buyer = await aMember(world, restaurant, 'buyer')
  for (let round = 0; round < rounds(5); round++) {
    await aCart(restaurant, line)
    await Promise.all(
      [restaurant, buyer, restaurant].map(async ({ browser }) => {
        await browser.post('/api/cart-add/', { productId: product.publicId, quantity: 1 })
        await retryUnavailable(() => browser.post('/api/checkout/'))
      }),
    )
  }
  const numbers = await numbersOf(restaurant)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
