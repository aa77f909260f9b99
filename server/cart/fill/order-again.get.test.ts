import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { montrealDayOf, placedAt } from '@halles/testing/world/order-times.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)
const veal = await aProduct(world, supplier)

test('the last order and those of this weekday a week ago are named with their size', async () => {
  const restaurant = await aRestaurant(world)
  const order = (...lines: [typeof beef, number][]) =>
    anOrder(
      world,
      restaurant,
      lines.map(([product, quantity]) => ({ product, quantity })),
    )
  const today = await montrealDayOf(world, 'now')
  const weekAgo = new Date(`${today}T17:00:00Z`)
  weekAgo.setUTCDate(weekAgo.getUTCDate() - 7)
  await placedAt(world, await order([beef, 2], [veal, 1]), weekAgo.toISOString())
  await placedAt(world, await order([beef, 3]), weekAgo.toISOString())
  const last = await order([veal, 4])
  await anOrder(world, await aRestaurant(world), [{ product: beef, quantity: 9 }])
  expect((await restaurant.browser.get('/api/order-again/')).body).toEqual({
    last_order: { public_id: last.publicId, number: 3, date: today, products: 1, cases: 4 },
    last_weekday: { date: weekAgo.toISOString().slice(0, 10), orders: 2, products: 2, cases: 6 },
  })
})

test('before the first order there is nothing to place again', async () => {
  const { browser } = await aRestaurant(world)
  const { body } = await browser.get('/api/order-again/')
  expect(body).toEqual({ last_order: null, last_weekday: null })
})
