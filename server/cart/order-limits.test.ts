import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startOfMontrealWeek } from '../database/montreal-days.ts'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, { priceCents: 10_000 })
})
afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const aBuyer = (orderLimitCents?: number, weekLimitCents?: number) =>
  aMember(world, restaurant, 'buyer', {
    ...(orderLimitCents !== undefined && { orderLimitCents }),
    ...(weekLimitCents !== undefined && { weekLimitCents }),
  })
const fill = (member: BuiltAccount, quantity: number) => aCart(member, [{ product, quantity }])
const checkout = (member: BuiltAccount, headers?: Record<string, string>) =>
  member.browser.post('/api/checkout/', {}, headers)
const order = (member: BuiltAccount, quantity: number) =>
  anOrder(world, member, [{ product, quantity }])

describe('a checkout', () => {
  test.for(['owner', 'buyer', 'cook'] as const)(
    'of %s is refused to a cook whose limit is 0, and to nobody without a limit',
    async (role) => {
      const member = await aMember(world, restaurant, role)
      await fill(member, 1)
      const before = await fingerprint(database)
      const { status, body } = await checkout(member)
      if (role !== 'cook') return expect(status).toBe(200)
      expect([status, body.code]).toEqual([409, 'approval_needed'])
      expect(body.exceeded).toEqual({
        per: 'order',
        limit: '0.00',
        ordered: '0.00',
        total: '100.00',
      })
      expect(await fingerprint(database)).toBe(before)
    },
  )

  test('that equals the limit of one order is placed; one cent above it is not', async () => {
    const buyer = await aBuyer(20_000)
    await order(buyer, 2)
    const cent = await aProduct(world, supplier, { priceCents: 1 })
    await aCart(buyer, [
      { product, quantity: 2 },
      { product: cent, quantity: 1 },
    ])
    const { status, body } = await checkout(buyer)
    expect([status, body.code]).toEqual([409, 'approval_needed'])
    expect(body.exceeded).toMatchObject({ per: 'order', limit: '200.00', total: '200.01' })
    expect(body.message).toBe(
      'Cette commande dépasse votre plafond. Demandez l’approbation d’une personne qui peut la passer.',
    )
  })

  test('is refused a retry under its key as the first time, and is placed once it may be', async () => {
    const buyer = await aBuyer(0)
    await fill(buyer, 1)
    const key = { 'Idempotency-Key': 'one' }
    expect((await checkout(buyer, key)).body.code).toBe('approval_needed')
    expect((await checkout(buyer, key)).body.code).toBe('approval_needed')
    await database
      .updateTable('membership')
      .set({ order_limit_cents: 10_000 })
      .where('person_id', '=', buyer.person.id)
      .execute()
    expect((await checkout(buyer, key)).status).toBe(200)
    expect(await placedOrders(world, restaurant)).toHaveLength(1)
  })

  test('names a minimum that is not met before a limit', async () => {
    const cook = await aMember(world, restaurant, 'cook')
    await database
      .updateTable('supplier')
      .set({ minimum_order_cents: 10_001 })
      .where('account_id', '=', supplier.id)
      .execute()
    await fill(cook, 1)
    expect((await checkout(cook)).body.code).toBe('minimum_not_met')
  })
})

describe('the limit of a week', () => {
  test('counts what this member ordered for this restaurant, as it was placed', async () => {
    const buyer = await aBuyer(undefined, 50_000)
    const elsewhere = await aRestaurant(world)
    await database
      .insertInto('membership')
      .values({
        account_id: elsewhere.id,
        kind: 'restaurant',
        person_id: buyer.person.id,
        role: 'buyer',
      })
      .execute()
    const placed = await order(buyer, 3)
    // What the supplier sends is less, what the owner ordered is not the buyer's.
    const { answer } = answerOf(supplier, placed)
    expect((await answer({ action: 'cancelled' })).status).toBe(200)
    await order(restaurant, 9)

    const { exceeded } = await fill(buyer, 3)
    expect(exceeded).toEqual({ per: 'week', limit: '500.00', ordered: '300.00', total: '300.00' })
    expect((await checkout(buyer)).body.exceeded).toEqual(exceeded)
    await buyer.browser.post('/api/cart-update/', { productId: product.publicId, quantity: 2 })
    expect((await checkout(buyer)).status).toBe(200)
  })

  test('counts from Monday 0:00 in Montréal', async () => {
    const buyer = await aBuyer(undefined, 10_000)
    for (const [moment, status] of [
      ["interval '0 seconds'", 409],
      ["interval '1 millisecond'", 200],
    ] as const) {
      const { id } = await order(restaurant, 1)
      await sql`alter table restaurant_order_step disable trigger restaurant_order_step_stays`.execute(
        database,
      )
      await sql`update restaurant_order_step set by_person_id = ${buyer.person.id} where restaurant_order_id = ${id}`.execute(
        database,
      )
      await sql`alter table restaurant_order_step enable trigger restaurant_order_step_stays`.execute(
        database,
      )
      await sql`update restaurant_order set placed_at = ${startOfMontrealWeek()} - ${sql.raw(moment)}
        where restaurant_id = ${restaurant.id} and placed_at <> '2020-01-01'`.execute(database)
      await fill(buyer, 1)
      expect((await checkout(buyer)).status).toBe(status)
      await buyer.browser.post('/api/cart-remove/', { productId: product.publicId })
      await sql`update restaurant_order set placed_at = '2020-01-01'
        where restaurant_id = ${restaurant.id}`.execute(database)
    }
  })

  // Clocks go forward on 8 March 2026 and back on 1 November 2026, both Sundays at 2:00.
  test.for([
    ['2026-03-02T04:59:59Z', '2026-02-23T05:00:00Z'],
    ['2026-03-02T05:00:00Z', '2026-03-02T05:00:00Z'],
    ['2026-03-09T03:59:59Z', '2026-03-02T05:00:00Z'],
    ['2026-03-09T04:00:00Z', '2026-03-09T04:00:00Z'],
    ['2026-11-02T04:59:59Z', '2026-10-26T04:00:00Z'],
    ['2026-11-02T05:00:00Z', '2026-11-02T05:00:00Z'],
  ] as const)('begins, for %s, at %s', async ([moment, start]) => {
    const { rows } = await sql<{ start: Date }>`
      select ${startOfMontrealWeek(sql`${moment}::timestamptz`)} as start`.execute(database)
    expect(new Date(rows[0]?.start ?? 0).toISOString()).toBe(new Date(start).toISOString())
  })

  test('is never exceeded by checkouts at once', { timeout: 600_000 }, async () => {
    const seen = new Set<string>()
    for (let round = 1; round <= rounds(5); round++) {
      const buyer = await aBuyer(undefined, 30_000)
      await fill(buyer, 2)
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const { status, body } = await checkout(buyer)
          // Whoever finds the cart empty fills it again and tries once more.
          if (body.code !== 'cart_empty') return body.code ?? status
          await buyer.browser.post('/api/cart-set/', {
            lines: [{ productId: product.publicId, quantity: 2 }],
          })
          const again = await checkout(buyer)
          return again.body.code ?? again.status
        }),
      )
      for (const outcome of outcomes) seen.add(`${outcome}`)
      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
      await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
    }
    expect(seen).toContain('approval_needed')
  })
})

test('a cart names the limit that its order would exceed for whoever reads it', async () => {
  const cook = await aMember(world, restaurant, 'cook')
  const buyer = await aBuyer(10_000)
  const empty = { approval: null, exceeded: null }
  for (const path of ['/api/cart/', '/api/checkout/']) {
    expect((await cook.browser.get(path)).body).toMatchObject(empty)
  }
  await fill(cook, 2)
  for (const path of ['/api/cart/', '/api/checkout/']) {
    const of = async ({ browser }: BuiltAccount) => (await browser.get(path)).body.exceeded
    expect(await of(restaurant)).toBeNull()
    expect(await of(buyer)).toMatchObject({ per: 'order', limit: '100.00', total: '200.00' })
    expect(await of(cook)).toMatchObject({ per: 'order', limit: '0.00', total: '200.00' })
  }
})
