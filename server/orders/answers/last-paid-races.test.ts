import { rounds } from '@halles/testing/checks/rounds.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)
const veal = await aProduct(world, supplier)

const place = (restaurant: BuiltAccount, products = [beef, veal]) =>
  anOrder(
    world,
    restaurant,
    products.map((product) => ({ product, quantity: 1 })),
  )

async function cancel(order: BuiltOrder) {
  const { status } = await answerOf(supplier, order).answer({ action: 'cancelled' })
  expect(status).toBe(200)
}

/** The orders that were the last ones paid, of beef and of veal. */
async function lastPaid({ id }: BuiltAccount) {
  const rows = await world.database
    .selectFrom('last_paid')
    .select('restaurant_order_id')
    .where('restaurant_id', '=', id)
    .orderBy('product_id')
    .execute()
  return rows.map((row) => row.restaurant_order_id)
}

test('the last two orders are cancelled at once: the one before them counts', async () => {
  const restaurant = await aRestaurant(world)
  const first = await place(restaurant)
  for (let round = 0; round < rounds(5); round++) {
    // Lines in either order: whoever writes them does so in one.
    const orders = [await place(restaurant), await place(restaurant, [veal, beef])]
    await Promise.all(orders.map(cancel))
    expect(await lastPaid(restaurant)).toEqual([first.id, first.id])
  }
})

test('an order is placed while those before it are cancelled: it counts', async () => {
  const restaurant = await aRestaurant(world)
  for (let round = 0; round < rounds(4); round++) {
    const orders = [await place(restaurant), await place(restaurant, [veal, beef])]
    const [placed] = await Promise.all([place(restaurant), ...orders.map(cancel)])
    expect(await lastPaid(restaurant)).toEqual([placed.id, placed.id])
    await cancel(placed)
    expect(await lastPaid(restaurant)).toEqual([])
  }
})
