import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()

test('the list ends at 1,000 accepted orders, the oldest, says how many follow, and can be printed as it is', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  const newest = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  await answerOf(supplier, newest).answer({ action: 'accepted' })
  const part = newest.partOf(supplier).publicId
  await sql`
    with placed as (
      insert into restaurant_order (restaurant_id, number, total_cents)
      select ${restaurant.id}::integer, 10 + series, 100 from generate_series(1, 1001) series
      returning id, number)
    insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents, placed_at)
    select id, ${supplier.id}::integer, 'acknowledged', 100, now() - interval '1 day' + number * interval '1 second'
    from placed`.execute(world.database)
  const { body: list } = await supplier.browser.get('/api/pick-list/')
  const listed = list.orders.map((order: Body) => order.number)
  expect(listed).toEqual(Array.from({ length: 1_000 }, (_, index) => 11 + index))
  expect(list.later).toBe(2)
  expect(list.products).toEqual([])
  const orders = list.orders.map((order: Body) => order.public_id)
  expect((await supplier.browser.post('/api/pick-list-printed/', { orders })).status).toBe(204)
  const tooMany = [...orders, part]
  expect((await supplier.browser.post('/api/pick-list-printed/', { orders: tooMany })).status).toBe(
    400,
  )
  const { body: printed } = await supplier.browser.get('/api/pick-list/')
  expect(printed.printed.orders).toHaveLength(1_000)
})

test('the orders to pick one by one end at 1,000 too, those that wait for an answer last', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  await anOrder(world, restaurant, [{ product, quantity: 4 }])
  await sql`
    with placed as (
      insert into restaurant_order (restaurant_id, number, total_cents)
      select ${restaurant.id}::integer, 10 + series, 100 from generate_series(1, 1000) series
      returning id, number)
    insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents, placed_at)
    select id, ${supplier.id}::integer, 'acknowledged', 100, now() - interval '1 day' + number * interval '1 second'
    from placed`.execute(world.database)
  const listed = async () =>
    (await supplier.browser.get('/api/pick-orders/')).body.map(({ number }: Body) => number)
  const accepted = Array.from({ length: 1_000 }, (_, index) => 11 + index)
  expect(await listed()).toEqual(accepted)
  await sql`update supplier_order set status = 'done' where restaurant_order_id in (
    select id from restaurant_order where restaurant_id = ${restaurant.id} and number < 13)
    and status = 'acknowledged'`.execute(world.database)
  expect(await listed()).toEqual([...accepted.slice(2), 1])
})
