import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { montrealDayOf, placedAt } from '@halles/testing/world/order-times.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

const read = (supplier: BuiltAccount, restaurantPublicId: string) =>
  supplier.browser.get(`/api/customer/?restaurant_public_id=${restaurantPublicId}`)

test('a customer is who it is, what is agreed with it, and what it ordered of this supplier', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const restaurant = await aRestaurant(world, { name: 'Chez Rose' })
  const product = await aProduct(world, supplier, { priceCents: 1_000 })
  const elsewhere = { product: await aProduct(world, other), quantity: 1 }
  const orders: BuiltOrder[] = []
  for (let quantity = 1; quantity <= 12; quantity++) {
    orders.push(await anOrder(world, restaurant, [{ product, quantity }, elsewhere]))
  }
  const [first, second] = orders
  if (!first || !second) throw new Error('twelve were placed')
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await placedAt(world, first, day(400))
  await placedAt(world, second, day(40))
  await aCustomer(world, supplier, restaurant, { minimumCents: 4_000, code: 'R-17' })
  const { status, body } = await read(supplier, restaurant.publicId)
  const today = await montrealDayOf(world, day(0))
  expect(status).toBe(200)
  const { last_orders, restaurant: who, ...rest } = body
  expect(who).toEqual({
    public_id: restaurant.publicId,
    name: 'Chez Rose',
    phone_number: expect.any(String),
    address: expect.any(String),
    city: 'Montréal',
    zip_code: expect.any(String),
    user: { email: restaurant.email },
  })
  expect(rest).toEqual({
    status: 'open',
    code: 'R-17',
    since: today,
    minimum_order_price: '40.00',
    terms_days: null,
    note: '',
    last_ordered: today,
    price_list: null,
    month: { orders: 10, total: '750.00', is_estimate: false },
    year: { orders: 11, total: '770.00', is_estimate: false },
  })
  expect(last_orders).toEqual(
    orders
      .slice(2)
      .reverse()
      .map((order, index) => ({
        public_id: order.partOf(supplier).publicId,
        number: 12 - index,
        date: today,
        status: 'pending',
        total_price: `${12 - index}0.00`,
        is_estimate: false,
      })),
  )
})

test('whose account was asked for is shown before any order', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  await aCustomer(world, supplier, restaurant, { status: 'asked' })
  expect((await read(supplier, restaurant.publicId)).body).toMatchObject({
    status: 'asked',
    minimum_order_price: null,
    last_ordered: null,
    month: { orders: 0, total: '0.00' },
    last_orders: [],
  })
})

test('who is no customer of this supplier, another’s or an invention, gets one answer', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const restaurant = await aRestaurant(world)
  await aCustomer(world, other, restaurant)
  const invented = await read(supplier, '0'.repeat(32))
  expect(invented.status).toBe(404)
  const stranger = await aRestaurant(world)
  for (const { publicId } of [restaurant, stranger, other, supplier]) {
    const { status, text } = await read(supplier, publicId)
    expect([status, text]).toEqual([404, invented.text])
  }
})
