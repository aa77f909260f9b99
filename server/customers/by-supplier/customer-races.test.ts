import { both } from '@halles/testing/checks/both.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, { priceCents: 5_000 })
  await aCustomer(world, supplier, restaurant)
})
afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const twoCases = () => aCart(restaurant, [{ product, quantity: 2 }])
const checkout = (body?: object) => restaurant.browser.post('/api/checkout/', body)
const save = (said: object) =>
  supplier.browser.post('/api/customer-save/', {
    restaurant_public_id: restaurant.publicId,
    ...said,
  })

/** Holds whoever has got so far as to count its change, which comes last in a checkout and in a save. */
const holdAtTheEnd = (tx: typeof database, account: BuiltAccount) =>
  sql`insert into last_own_change as last (account_id, number) values (${account.id}, 1)
    on conflict (account_id) do update set number = last.number + 1`.execute(tx)

describe.each([
  [{ status: 'closed' }, 'cart_changed'],
  [{ minimum_order_price: '100.01' }, 'minimum_not_met'],
])('while a customer gets %j', (said, refusal) => {
  test('a checkout that came first is finished with what its cart showed, and the change waits', async () => {
    const { cart_version } = await twoCases()
    const { placing, saving } = await database.transaction().execute(async (tx) => {
      await holdAtTheEnd(tx, restaurant)
      const placing = checkout({ cart_version })
      expect(await comesToWait(database, placing, 1)).toBe(true)
      const saving = save(said)
      expect(await comesToWait(database, saving, 2)).toBe(true)
      return { placing, saving }
    })
    expect([(await placing).status, (await saving).status]).toEqual([200, 200])
    expect(await placedOrders(world, restaurant)).toMatchObject([{ totalCents: 10_000 }])
    expect((await saving).body).toMatchObject({ ...said, year: { orders: 1, total: '100.00' } })
  })

  test('a checkout that came after waits, and then is refused', async () => {
    const { cart_version } = await twoCases()
    const { placing, saving } = await database.transaction().execute(async (tx) => {
      await holdAtTheEnd(tx, supplier)
      const saving = save(said)
      expect(await comesToWait(database, saving, 1)).toBe(true)
      const placing = checkout({ cart_version })
      expect(await comesToWait(database, placing, 2)).toBe(true)
      return { placing, saving }
    })
    expect((await saving).status).toBe(200)
    expect((await placing).body.code).toBe(refusal)
    expect(await placedOrders(world, restaurant)).toEqual([])
  })
})

test('an account is closed before an order or after it, in rounds', {
  timeout: rounds(300_000),
}, async () => {
  const seen = new Set<number>()
  for (let round = 1; round <= rounds(12); round++) {
    await save({ status: 'open' })
    const before = (await placedOrders(world, restaurant)).length
    const { cart_version } = await twoCases()
    const [placed, closed]: [Answer, Answer] = await both(
      round,
      () => checkout({ cart_version }),
      () => save({ status: 'closed' }),
    )
    const orders = (await placedOrders(world, restaurant)).length
    expect(orders - before).toBe(placed.status === 200 ? 1 : 0)
    // Whoever closed it saw every order that there will be.
    expect(closed.body.year.orders).toBe(orders)
    if (placed.status !== 200) expect(placed.body.code).toBe('cart_changed')
    seen.add(placed.status)
    await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
  }
  expect([...seen].toSorted()).toEqual([200, 409])
})

test('a price list that is given while it is removed: one of both is refused, in rounds', {
  timeout: rounds(300_000),
}, async () => {
  const seen = new Set<string>()
  for (let round = 1; round <= rounds(12); round++) {
    const { id, publicId } = await aPriceList(world, supplier)
    const [given, removed]: [Answer, Answer] = await both(
      round,
      () => save({ price_list_public_id: publicId }),
      () => supplier.browser.post('/api/price-list-remove/', { public_id: publicId }),
    )
    const { price_list_id } = await database
      .selectFrom('customer')
      .select('price_list_id')
      .where('supplier_id', '=', supplier.id)
      .executeTakeFirstOrThrow()
    if (given.status === 200) {
      expect([removed.body.code, price_list_id]).toEqual(['price_list_in_use', id])
    } else {
      expect(given.body.fields).toHaveProperty('price_list_public_id')
      expect([removed.status, price_list_id]).toEqual([200, null])
    }
    seen.add(given.status === 200 ? 'given' : 'removed')
    await save({ price_list_public_id: null })
  }
  expect([...seen].toSorted()).toEqual(['given', 'removed'])
})

test('a cart that showed the list price is a cart that has changed once its restaurant has a price list', async () => {
  const { cart_version } = await twoCases()
  const { publicId } = await aPriceList(world, supplier, { adjustBp: -1_000 })
  const { placing, saving } = await database.transaction().execute(async (tx) => {
    await holdAtTheEnd(tx, supplier)
    const saving = save({ price_list_public_id: publicId })
    expect(await comesToWait(database, saving, 1)).toBe(true)
    const placing = checkout({ cart_version })
    expect(await comesToWait(database, placing, 2)).toBe(true)
    return { placing, saving }
  })
  expect((await saving).status).toBe(200)
  const { body } = await placing
  expect([body.code, body.cart.total_price]).toEqual(['cart_changed', '90.00'])
})
