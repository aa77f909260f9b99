import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aZone } from '@halles/testing/world/deliver-rules.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const { browser } = restaurant
const supplier = await aSupplier(world)
const others = [await aSupplier(world), await aSupplier(world)]
const product = await aProduct(world, supplier)
const SIX_LINES = [{ product, quantity: 2 }]
for (const other of [supplier, ...others, ...others]) {
  SIX_LINES.push({ product: await aProduct(world, other), quantity: 3 })
}

function aKey() {
  return { 'Idempotency-Key': crypto.randomUUID() }
}

test.for([
  ['without a key', () => ({})],
  ['with a key', aKey],
] as const)('a product is added to a cart in five round trips, %s', async ([, headers]) => {
  const input = { productId: product.publicId, quantity: 1 }
  const add = () => browser.post('/api/cart-add/', input, headers())
  expect(await roundTripsOf(add)).toEqual([
    'begin',
    'lock_live_session',
    'lock_cart',
    'add_to_cart',
    'commit',
  ])
})

test('a cart is read in two round trips, the session and the cart', async () => {
  expect(await roundTripsOf(() => browser.get('/api/cart/'))).toHaveLength(2)
})

test('the trail of an order is read in two round trips, the session and the trail', async () => {
  const order = await anOrder(world, restaurant, SIX_LINES)
  const read = () => threadOf(order, supplier).read(restaurant)
  expect(await roundTripsOf(read)).toEqual(['find_live_session', 'get_order_thread_restaurant'])
})

test('a page of products is read in two round trips', async () => {
  expect(await roundTripsOf(() => browser.get('/api/product-list/'))).toEqual([
    'find_live_session',
    'scan_all_all_name_fr_asc_500_page_1',
  ])
})

test('a checkout of six lines with a key takes ten round trips', async () => {
  await aCart(restaurant, SIX_LINES)
  const checkout = () => browser.post('/api/checkout/', {}, aKey())
  expect(await roundTripsOf(checkout)).toEqual([
    'begin',
    'lock_live_session',
    'lock_cart',
    'lock_ordered_products',
    'list_cart_lines',
    'insert_restaurant_order',
    'insert_mails',
    'insert_mail_jobs',
    'finish_checkout',
    'commit',
  ])
})

test('where suppliers deliver by day, a checkout takes one more, after its locks', async () => {
  const inZones = await aRestaurant(world, { city: 'Laval' })
  const lines: typeof SIX_LINES = []
  for (let index = 0; index < 3; index++) {
    const byDay = await aSupplier(world, { serves: ['Laval'] })
    await aZone(world, byDay, { cities: ['Laval'] })
    lines.push({ product: await aProduct(world, byDay), quantity: 2 })
  }
  await aCart(inZones, lines)
  expect(await roundTripsOf(() => inZones.browser.post('/api/checkout/', {}, aKey()))).toEqual([
    'begin',
    'lock_live_session',
    'lock_cart',
    'lock_ordered_products',
    'list_cart_lines',
    'list_candidate_days',
    'insert_restaurant_order',
    'insert_mails',
    'insert_mail_jobs',
    'finish_checkout',
    'commit',
  ])
})

test('an order that is accepted as it is writes no line and no total again', async () => {
  const order = await anOrder(world, restaurant, SIX_LINES)
  const { answer } = answerOf(supplier, order)
  const accept = () => answer({ action: 'accepted' }, aKey())
  expect(await roundTripsOf(accept)).toEqual([
    'begin',
    'lock_live_session',
    'insert_stored_response',
    'lock_supplier_order_supplier',
    'read_order_state',
    'list_ordered_lines',
    'insert_order_entries_with_order',
    'insert_mails',
    'insert_mail_jobs',
    'insert_order_events_of_account',
    'find_supplier_order',
    'update_claim_of_account_id',
    'commit',
  ])
})

test('of an order that is changed in one line, the other line is not written again', async () => {
  const order = await anOrder(world, restaurant, SIX_LINES)
  const { answer, lines } = answerOf(supplier, order)
  const places = () =>
    world.database
      .selectFrom('order_line')
      .select(sql<string>`ctid::text`.as('place'))
      .where('public_id', 'in', lines)
      .orderBy('id')
      .execute()
  const before = await places()
  await answer({ action: 'modified', products: [{ public_id: lines[1], edited_quantity: 1 }] })
  const after = await places()
  expect(after.map(({ place }, index) => place === before[index]?.place)).toEqual([true, false])
})
