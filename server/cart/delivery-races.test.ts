import { both } from '@halles/testing/checks/both.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aClosure, anExtraDelivery, aZone, dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
})
afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const inCart = () => aCart(restaurant, [{ product, quantity: 1 }])
const checkout = (day: string) =>
  restaurant.browser.post('/api/checkout/', {
    deliveries: [{ supplier_public_id: supplier.publicId, day }],
  })

/** A change of the rules as the supplier makes one: under its own row. Says which orders stand when it alone holds that. */
function underTheSupplier(change: (tx: typeof database) => Promise<unknown>) {
  return database.transaction().execute(async (tx) => {
    await sql`select from supplier where account_id = ${supplier.id} for update`.execute(tx)
    await change(tx)
    return daysOrdered(tx)
  })
}

async function daysOrdered(reader: typeof database): Promise<(string | null)[]> {
  const rows = await reader
    .selectFrom('supplier_order')
    .select('delivery_day')
    .where('supplier_id', '=', supplier.id)
    .orderBy('id')
    .execute()
  return rows.map(({ delivery_day }) => delivery_day)
}

type Change = (tx: typeof database, day: string) => Promise<unknown>

const changes: Record<string, Change> = {
  'the day is closed': (tx, day) => aClosure({ database: tx }, supplier, day),
  'its cut-off is moved into the past': (tx, day) =>
    tx
      .updateTable('delivery_exception')
      .set({ days_before: 7 })
      .where('supplier_id', '=', supplier.id)
      .where('day', '=', day)
      .execute(),
  'the zone ends': (tx) =>
    tx.deleteFrom('delivery_zone').where('supplier_id', '=', supplier.id).execute(),
}

test.each(Object.entries(changes))(
  'while %s, an order has a day that was offered at its commit, or there is none',
  { timeout: rounds(300_000) },
  async (_, change) => {
    const seen = new Set<number>()
    for (let round = 1; round <= rounds(12); round++) {
      supplier = await aSupplier(world)
      product = await aProduct(world, supplier)
      await aZone(world, supplier, { runs: {} })
      const day = await anExtraDelivery(world, supplier, { days: 3, cutOffIn: 3_600 })
      await inCart()
      const [answer, atTheChange] = await both(
        round,
        () => checkout(day),
        () => underTheSupplier((tx) => change(tx, day)),
      )
      // Whoever came to be ordered was there before the rule moved, and none came after.
      const expected = answer.status === 200 ? [day] : []
      expect([answer.status, atTheChange]).toEqual([answer.status, expected])
      expect(await daysOrdered(database)).toEqual(expected)
      if (answer.status === 409) expect(answer.body).toMatchObject({ code: 'delivery_day_closed' })
      seen.add(answer.status)
      await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
    }
    expect([...seen].toSorted()).toEqual([200, 409])
  },
)

test('a day is closed after the checkouts that hold the supplier: it learns of the orders on it', async () => {
  await aZone(world, supplier, { runs: {} })
  const day = await anExtraDelivery(world, supplier, { days: 3, cutOffIn: 3_600 })
  await inCart()
  const begun = await database.transaction().execute(async (tx) => {
    // Holds the checkout once it has locked the supplier and placed its order.
    await sql`insert into last_own_change as last (account_id, number) values (${restaurant.id}, 1)
      on conflict (account_id) do update set number = last.number + 1`.execute(tx)
    const placing = checkout(day)
    expect(await comesToWait(database, placing, 1)).toBe(true)
    const closing = supplier.browser.post('/api/delivery-exception-save/', {
      ...{ zone_public_id: null, day, kind: 'closed', times: null, note: '' },
    })
    expect(await comesToWait(database, closing, 2)).toBe(true)
    return { closing, placing }
  })
  const { closing } = begun
  const placed = await begun.placing
  expect(placed.status, placed.text).toBe(200)
  expect(await closing).toMatchObject({
    status: 409,
    body: { code: 'day_has_orders', orders: [{ day }] },
  })
})

test('orders are placed until the cut-off by the database’s clock, none after, each once', {
  timeout: rounds(300_000),
}, async () => {
  const seen = new Set<string>()
  const secondsOfOne = await secondsOfACheckout()
  for (let round = 1; round <= rounds(3); round++) {
    supplier = await aSupplier(world)
    product = await aProduct(world, supplier)
    await aZone(world, supplier, { runs: {} })
    const day = await anExtraDelivery(world, supplier, { days: 3, cutOffIn: 2 + secondsOfOne })
    const cutOff = await cutOffOf(day)
    let ordered = 0
    for (let late = 0; late < 2; ) {
      await inCart()
      const before = await clock()
      const answer = await checkout(day)
      const after = await clock()
      // Sent after the cut-off it is refused, answered before it, it is not.
      if (before >= cutOff) {
        expect(answer.body.code).toBe('delivery_day_closed')
        late++
      }
      if (after < cutOff) expect(answer.status).toBe(200)
      if (answer.status === 200) ordered++
      seen.add(`${answer.status}`)
      await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
    }
    expect(await daysOrdered(database)).toEqual(Array(ordered).fill(day))
  }
  expect([...seen].toSorted()).toEqual(['200', '409'])
})

test('two devices that order at once for different days make one order', async () => {
  await aZone(world, supplier)
  const days = [await dayAhead(world, 4), await dayAhead(world, 5)]
  for (let round = 1; round <= rounds(5); round++) {
    await inCart()
    const answers = await Promise.all(days.map(checkout))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  }
  expect(await daysOrdered(database)).toHaveLength(rounds(5))
})

test('a server that is a minute ahead or behind offers and refuses the same', async () => {
  await aZone(world, supplier, { runs: {} })
  const closed = await anExtraDelivery(world, supplier, { days: 2, cutOffIn: -10 })
  const open = await anExtraDelivery(world, supplier, { days: 3, cutOffIn: 50 })
  const { now } = Date
  try {
    for (const minutes of [-1, 1]) {
      Date.now = () => now() + minutes * 60_000
      await inCart()
      const { body } = await restaurant.browser.get('/api/checkout/')
      expect(body.supplier_products[0].delivery.days).toMatchObject([{ day: open }])
      expect((await checkout(closed)).status).toBe(409)
      expect((await checkout(open)).status).toBe(200)
    }
  } finally {
    Date.now = now
  }
})

/** How long one takes on this machine, whose day is open for an hour. */
async function secondsOfACheckout(): Promise<number> {
  await aZone(world, supplier, { runs: {} })
  const day = await anExtraDelivery(world, supplier, { days: 3, cutOffIn: 3_600 })
  const start = await clock()
  await inCart()
  await checkout(day)
  return ((await clock()) - start) / 1_000
}

/** Milliseconds by the database's clock. */
async function clock(): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(database)
  return Number(rows[0]?.now)
}

async function cutOffOf(day: string): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from (day - days_before + cut_off) at time zone 'America/Toronto') * 1000)::float8 as at
    from delivery_exception where supplier_id = ${supplier.id} and day = ${day}`.execute(database)
  return Number(rows[0]?.at)
}
