import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier)
const restaurant = await aRestaurant(world)
let order: BuiltOrder

beforeEach(async () => {
  order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
})

/** What both sides read of the delivery, of the order alone and in their lists. */
async function readByBoth(status: string, ofRestaurant = 'active'): Promise<Body[]> {
  const own = '/api/restaurant-order-list/'
  const received = '/api/supplier-order-list/'
  const { publicId } = order.partOf(supplier)
  const listed = (orders: Body[], id: string) => orders.find(({ public_id }) => public_id === id)
  const get = async ({ browser }: typeof restaurant, path: string) => (await browser.get(path)).body
  return [
    (await get(restaurant, `${own}?order_public_id=${order.publicId}`)).supplier_products[0],
    listed(await get(restaurant, `${own}?status=${ofRestaurant}`), order.publicId)?.suppliers[0],
    (await get(supplier, `${received}?supplier_order_public_id=${publicId}`)).supplierOrder,
    listed(await get(supplier, `${received}?status=${status}`), publicId),
  ].map(({ delivery }) => delivery)
}

const allFour = (delivery: object) => Array(4).fill(expect.objectContaining(delivery))

test.each([
  ['accepted', 'acknowledged'],
  ['cancelled', 'cancelled'],
])('a late day is to confirm until the order is %s', async (action, status) => {
  await agreeOnDay(world.database, order, supplier, -1)
  await world.database
    .updateTable('supplier_order')
    .set({ is_late: true })
    .where('id', '=', order.partOf(supplier).id)
    .execute()
  expect(await readByBoth('pending')).toEqual(allFour({ is_late: true }))
  await answerOf(supplier, order).answer({ action })
  expect(await readByBoth(status)).toEqual(allFour({ is_late: false }))
})

describe('before its cut-off, an order', () => {
  beforeEach(() => agreeOnDay(world.database, order, supplier, 60))

  test('can be changed until then while it is open, accepted or not', async () => {
    expect(await readByBoth('pending')).toEqual(allFour({ is_before_cut_off: true }))
    await answerOf(supplier, order).answer({ action: 'accepted' })
    expect(await readByBoth('acknowledged')).toEqual(allFour({ is_before_cut_off: true }))
  })

  test('that was taken back or refused cannot be changed until then', async () => {
    await changeOf(restaurant, order, supplier).cancel()
    expect(await readByBoth('cancelled')).toEqual(allFour({ is_before_cut_off: false }))
  })

  test('that was received cannot be changed until then', async () => {
    await answerOf(supplier, order).answer({ action: 'accepted' })
    const { id, publicId } = order.partOf(supplier)
    await world.database
      .updateTable('supplier_order')
      .set({ delivery_day: montrealToday() })
      .where('id', '=', id)
      .execute()
    const received = await restaurant.browser.post('/api/order-receive/', {
      supplier_order_public_id: publicId,
      day: montrealToday(),
      lines: [],
    })
    expect(received.status, received.text).toBe(200)
    expect(await readByBoth('acknowledged')).toEqual(allFour({ is_before_cut_off: false }))
  })

  test('that was delivered or is done for its restaurant cannot be changed until then', async () => {
    await answerOf(supplier, order).answer({ action: 'accepted' })
    await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: order.publicId,
    })
    expect(await readByBoth('acknowledged', 'done')).toEqual(allFour({ is_before_cut_off: false }))
    await supplier.browser.post('/api/supplier-order-set-to-done/', {
      supplier_order_id: order.partOf(supplier).publicId,
    })
    expect(await readByBoth('done', 'done')).toEqual(allFour({ is_before_cut_off: false }))
  })
})
