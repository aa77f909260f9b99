import { both } from '@halles/testing/checks/both.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { casesNamed, casesOf, rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { retryUnavailable } from '@halles/testing/client/retry-unavailable.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DB } from '../database/schema.generated.ts'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { minimumOrderCents: 10_000 })
  product = await aProduct(world, supplier, { priceCents: 5_000 })
})
afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const twoCases = () => aCart(restaurant, [{ product, quantity: 2 }])
const checkout = (body?: object) => restaurant.browser.post('/api/checkout/', body)
const orders = () => placedOrders(world, restaurant)

test.each(casesOf([2, 10, 20, 200], (clicks) => clicks === 2 || clicks === 20))(
  '%i clicks at once make one order [A127]',
  { timeout: 600_000 },
  async (clicks) => {
    await twoCases()
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => retryUnavailable(checkout)),
    )
    const outcomes = answers.map((answer) => answer.body.code ?? answer.status).toSorted()
    expect(outcomes).toEqual([200, ...Array(clicks - 1).fill('cart_empty')])
    expect(await orders()).toHaveLength(1)
  },
)

test('two devices with the same page open make one order [A127]', async () => {
  const { cart_version } = await twoCases()
  const answers = await Promise.all([checkout({ cart_version }), checkout({ cart_version })])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
  expect(await orders()).toHaveLength(1)
})

describe('a checkout while another tab changes the cart', () => {
  test('orders the cart before or after, never a mixture [A134]', {
    timeout: 600_000,
  }, async () => {
    const other = await aProduct(world, supplier, { priceCents: 100 })
    const seen = new Set<string>()
    for (let round = 1; round <= rounds(12); round++) {
      await twoCases()
      const change = { productId: product.publicId, quantity: 3 }
      const [ordered, updated] = await both(round, checkout, () =>
        restaurant.browser.post('/api/cart-update/', change),
      )
      expect(ordered.status).toBe(200)
      const last = (await orders()).at(-1)
      // Either the update came first and was ordered, or it found an empty cart.
      expect(last?.lines).toMatchObject([{ quantity: updated.status === 200 ? 3 : 2 }])
      expect([200, 404]).toContain(updated.status)
      seen.add(`update ${updated.status}`)
    }
    for (let round = 1; round <= rounds(12); round++) {
      await twoCases()
      const more = { productId: other.publicId, quantity: 5 }
      const [ordered, added] = await both(round, checkout, () =>
        restaurant.browser.post('/api/cart-add/', more),
      )
      expect([ordered.status, added.status]).toEqual([200, 200])
      const last = (await orders()).at(-1)
      const { body: cart } = await restaurant.browser.get('/api/cart/')
      // What was added was ordered, or still waits in the cart: once, and whole.
      expect([last?.lines.length, linesOf(cart).length].toSorted()).toEqual(
        last?.lines.length === 2 ? [0, 2] : [1, 1],
      )
      seen.add(`add in a ${last?.lines.length === 2 ? 'full' : 'new'} cart`)
      await restaurant.browser.post('/api/cart-remove/', { productId: other.publicId })
    }
    expect([...seen].toSorted()).toEqual([
      'add in a full cart',
      'add in a new cart',
      'update 200',
      'update 404',
    ])
  })
})

type Change = (tx: Kysely<DB>) => Promise<unknown>
const changes: Record<string, { change: Change; refusal: string }> = {
  'a product is deleted': {
    change: (tx) =>
      tx
        .updateTable('product')
        .set({ deleted_at: sql`now()` })
        .where('id', '=', product.id)
        .execute(),
    refusal: 'cart_changed',
  },
  'a product is switched off': {
    change: (tx) =>
      tx.updateTable('product').set({ available: false }).where('id', '=', product.id).execute(),
    refusal: 'cart_changed',
  },
  'a price rises': {
    change: (tx) =>
      tx.updateTable('product').set({ price_cents: 5_100 }).where('id', '=', product.id).execute(),
    refusal: 'cart_changed',
  },
  'a deposit comes': {
    change: (tx) =>
      tx
        .updateTable('product')
        .set({ deposit_containers: 24, deposit_kind: 'container' })
        .where('id', '=', product.id)
        .execute(),
    refusal: 'cart_changed',
  },
  'a supplier is suspended': {
    change: (tx) =>
      tx
        .updateTable('account')
        .set({ status: 'suspended' })
        .where('id', '=', supplier.id)
        .execute(),
    refusal: 'cart_changed',
  },
  'a minimum rises': {
    change: (tx) =>
      tx
        .updateTable('supplier')
        .set({ minimum_order_cents: 10_001 })
        .where('account_id', '=', supplier.id)
        .execute(),
    refusal: 'minimum_not_met',
  },
  // As a supplier's profile is saved: its own row first.
  'a city is withdrawn': {
    change: async (tx) => {
      await tx
        .updateTable('supplier')
        .set({ phone_number: '514 555-0199' })
        .where('account_id', '=', supplier.id)
        .execute()
      await tx.deleteFrom('supplier_city').where('supplier_id', '=', supplier.id).execute()
    },
    refusal: 'cart_changed',
  },
}

describe.each(Object.entries(changes))('while %s', (_, { change, refusal }) => {
  test('a checkout that came after waits, and then is refused [A124, A126]', async () => {
    const { cart_version } = await twoCases()
    let answer: Promise<Answer> | undefined
    await database.transaction().execute(async (tx) => {
      await change(tx)
      answer = checkout({ cart_version })
      expect(await comesToWait(database, answer, 1)).toBe(true)
    })
    expect((await answer)?.body.code).toBe(refusal)
    expect(await orders()).toEqual([])
  })

  test('a checkout that came first is finished, and the change waits', async () => {
    const { cart_version } = await twoCases()
    let answer: Promise<Answer> | undefined
    let changed: Promise<unknown> | undefined
    await database.transaction().execute(async (tx) => {
      // Stops the checkout where it has read the cart and is about to write the order.
      await sql`lock table restaurant_order in share mode`.execute(tx)
      answer = checkout({ cart_version })
      expect(await comesToWait(database, answer, 1)).toBe(true)
      changed = database.transaction().execute(change)
      expect(await comesToWait(database, changed, 2)).toBe(true)
    })
    await changed
    expect((await answer)?.status).toBe(200)
    expect(await orders()).toMatchObject([{ totalCents: 10_000 }])
  })
})

// Beside the held ones above, for what a supplier changes of a product, and of itself.
test.each(casesNamed(Object.entries(changes), 'a price rises', 'a city is withdrawn'))(
  'while %s no order is added that does not know of it, in rounds [A126]',
  { timeout: rounds(600_000) },
  async (_, { change }) => {
    const seen = new Set<number>()
    for (let round = 1; round <= rounds(12); round++) {
      supplier = await aSupplier(world, { minimumOrderCents: 10_000 })
      product = await aProduct(world, supplier, { priceCents: 5_000 })
      const { cart_version } = await twoCases()
      const [answer, atTheChange] = await both(
        round,
        () => checkout({ cart_version }),
        () =>
          database.transaction().execute(async (tx) => {
            await change(tx)
            return orderedOf(tx, product)
          }),
      )
      // Under the lock of the change every earlier order is there, and none may follow.
      expect(await orderedOf(database, product)).toBe(atTheChange)
      expect(atTheChange).toBe(answer.status === 200 ? 1 : 0)
      seen.add(answer.status)
      await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
    }
    expect([...seen].toSorted()).toEqual([200, 409])
  },
)

async function orderedOf(reader: Kysely<DB>, { id }: { id: number }): Promise<number> {
  const { lines } = await reader
    .selectFrom('order_line')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  return lines
}
