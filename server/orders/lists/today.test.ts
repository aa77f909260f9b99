import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: Awaited<ReturnType<typeof aSupplier>>
let restaurant: Awaited<ReturnType<typeof aRestaurant>>
let product: Awaited<ReturnType<typeof aProduct>>

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
  restaurant = await aRestaurant(world)
})

const dayOf = async (side: 'restaurant' | 'supplier'): Promise<Body> => {
  const { browser } = side === 'restaurant' ? restaurant : supplier
  const { status, body } = await browser.get(`/api/${side}-today/`)
  expect(status).toBe(200)
  return body
}

/** One that is delivered today, from an hour on. */
async function deliveredToday(from: string): Promise<BuiltOrder> {
  const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
  await agreeOnDay(world.database, order, supplier, 1)
  await world.database
    .updateTable('supplier_order')
    .set({
      delivery_day: sql`(now() at time zone 'America/Toronto')::date`,
      window_from: from,
      window_to: '23:59',
    })
    .where('id', '=', order.partOf(supplier).id)
    .execute()
  return order
}

test('a day without an order is empty', async () => {
  expect(await dayOf('restaurant')).toEqual({
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    deliveries: [],
    changed: [],
    awaited: 0,
    to_answer: 0,
  })
  expect(await dayOf('supplier')).toEqual({
    today: expect.any(String),
    new_orders: 0,
    to_pick: 0,
    to_deliver: 0,
    unread: 0,
    cut_offs: [],
  })
})

test('deliveries of today stand by their hour, and who has answered is known', async () => {
  const late = await deliveredToday('14:30')
  const early = await deliveredToday('06:00')
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  await answerOf(supplier, early).answer({ action: 'accepted' })
  const { deliveries, awaited, changed } = await dayOf('restaurant')
  expect(deliveries).toEqual([
    expect.objectContaining({
      order_public_id: early.publicId,
      from: '06:00',
      to: '23:59',
      is_accepted: true,
    }),
    expect.objectContaining({ order_public_id: late.publicId, is_accepted: false }),
  ])
  expect([awaited, changed]).toEqual([2, []])
  expect(await dayOf('supplier')).toMatchObject({ new_orders: 2, to_pick: 1, to_deliver: 1 })
})

test('today’s cut-offs come with their day and how many orders they end', async () => {
  await deliveredToday('06:00')
  const { cut_offs } = await dayOf('supplier')
  // One minute from now may be tomorrow.
  for (const cutOff of cut_offs)
    expect(cutOff).toMatchObject({ at: expect.stringMatching(/^\d\d:\d\d$/), orders: 1 })
  expect(cut_offs.length).toBeLessThanOrEqual(1)
})

test('what the other side wrote is unread until it is seen, and nobody else’s', async () => {
  const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  const { publicId } = order.partOf(supplier)
  const path = '/api/order-message/'
  await supplier.browser.post(path, { supplier_order_public_id: publicId, text: 'Bonjour' })
  expect((await dayOf('restaurant')).changed).toEqual([
    expect.objectContaining({ order_public_id: order.publicId, unread: 1 }),
  ])
  expect(await dayOf('supplier')).toMatchObject({ unread: 0 })
  const other = await aRestaurant(world)
  expect((await other.browser.get('/api/restaurant-today/')).body).toMatchObject({
    changed: [],
    awaited: 0,
  })
  const stranger = await aSupplier(world)
  expect((await stranger.browser.get('/api/supplier-today/')).body).toMatchObject({ new_orders: 0 })
})
