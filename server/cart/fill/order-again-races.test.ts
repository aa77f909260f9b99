import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { linesOf } from '@halles/testing/world/cart.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
let restaurant: BuiltAccount
let supplier: BuiltAccount
let beef: { id: number; publicId: string }
let order: BuiltOrder

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  beef = await aProduct(world, supplier)
  order = await anOrder(world, restaurant, [{ product: beef, quantity: 3 }])
})

const again = (key?: string, { publicId } = order) =>
  restaurant.browser.post(
    '/api/order-again/',
    { restaurant_order_public_id: publicId },
    key === undefined ? {} : { 'Idempotency-Key': key },
  )
const change = (path: 'cart-add' | 'cart-update' | 'cart-remove', quantity?: number) =>
  restaurant.browser.post(`/api/${path}/`, { productId: beef.publicId, quantity })
const quantity = async () => linesOf((await restaurant.browser.get('/api/cart/')).body)[0]?.[1] ?? 0
/** Both at once; which of them is sent first alternates. */
async function both<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (round % 2 === 0) return Promise.all([one(), other()])
  const [second, first] = await Promise.all([other(), one()])
  return [first, second]
}

describe('under one Idempotency-Key', () => {
  test('twenty requests at once fill the cart once, and all are answered what the first did', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => again('twenty')))
    const found = answers.map(({ status, body }) => [status, body.filled[0].before])
    expect(found).toEqual(Array(20).fill([200, 0]))
    expect(await quantity()).toBe(3)
  })

  test('a retry of an answer that was lost says the same again and leaves the cart as it is by now', async () => {
    const { body: first } = await again('lost')
    await change('cart-update', 1)
    await world.database.updateTable('product').set({ price_cents: 9_999 }).execute()
    const { body } = await again('lost')
    expect(body).toMatchObject({ filled: first.filled, left_out: [], repriced: [] })
    expect(linesOf(body.cart)).toEqual([[beef.publicId, 1, '99.99']])
  })

  test('another order is refused', async () => {
    const other = await anOrder(world, restaurant, [{ product: beef, quantity: 9 }])
    await again('taken')
    const before = await fingerprint(world.database)
    const { status, body } = await again('taken', other)
    expect([status, body.code]).toEqual([422, 'key_reused'])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('what was not found is looked for anew', async () => {
    const nobody = { ...order, publicId: '0'.repeat(32) }
    expect((await again('later', nobody)).status).toBe(404)
    expect((await again('later')).status).toBe(200)
  })
})

describe('while another device', () => {
  test.each([
    // After the order, three cases; before it, its three are changed.
    { path: 'cart-add', quantity: 2, outcomes: [3, 5] },
    { path: 'cart-remove', quantity: undefined, outcomes: [0, 3] },
  ] as const)('sends $path, the cart is filled before or after it', async (given) => {
    for (let round = 0; round < rounds(5); round++) {
      await change('cart-remove')
      const [filled, changed] = await both(
        round,
        () => again(),
        () => change(given.path, given.quantity),
      )
      expect([filled.status, changed.status]).toEqual([200, 200])
      expect(given.outcomes).toContain(await quantity())
    }
  })

  test('orders, what is filled is ordered or waits, never both or neither', async () => {
    for (let round = 0; round < rounds(5); round++) {
      await change('cart-add', 1)
      const [filled, ordered] = await both(
        round,
        () => again(),
        () => restaurant.browser.post('/api/checkout/'),
      )
      expect([filled.status, ordered.status]).toEqual([200, 200])
      const { before } = filled.body.filled[0]
      const last = (await placedOrders(world, restaurant)).at(-1)
      expect([last?.lines[0]?.quantity, await quantity()]).toEqual(before === 1 ? [3, 0] : [1, 3])
      await change('cart-remove')
    }
  })
})

test('a product that is deleted at the same moment is left out, or named in the cart as sold no longer', async () => {
  for (let round = 0; round < rounds(5); round++) {
    const product = await aProduct(world, supplier)
    const placed = await anOrder(world, restaurant, [{ product, quantity: 2 }])
    const [filled, deleted] = await both(
      round,
      () => again(undefined, placed),
      () => supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId }),
    )
    expect([filled.status, deleted.status]).toEqual([200, 204])
    const { body } = await restaurant.browser.get('/api/cart/')
    const named = [...filled.body.left_out, ...body.unavailable]
    expect(named).toMatchObject([{ reason: 'product_deleted' }])
    await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
  }
})
