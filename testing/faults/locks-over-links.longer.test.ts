import { randomUUID } from 'node:crypto'
import { connect } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { areWaiting, holding } from '../database/holding-locks.ts'
import { aTestConnection } from '../database/test-database.ts'
import { aSlowLine } from '../servers/slow-line.ts'
import { aServerOf } from '../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '../world/builders.ts'
import { aCart } from '../world/cart.ts'
import { anOrder } from '../world/order.ts'
import { placedOrders } from '../world/placed-orders.ts'

const LONGEST = 60_000
const connection = await aTestConnection()
const database = connect(connection)
afterAll(() => database.destroy())
const line = await aSlowLine(connection)
const overLine = connect({ ...connection, host: '127.0.0.1', port: line.port })
afterAll(() => overLine.destroy())
const good = await aServerOf(database)
const bad = await aServerOf(overLine)

/** Transactions of the server behind the line that have a lock and hear nothing. */
async function leftInTransaction(holder: number): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
      and state = 'idle in transaction' and pid <> ${holder}`.execute(database)
  return rows.map(({ pid }) => pid)
}

test('a lock whose holder is behind a link that stands still is waited for two seconds at most, blocks nobody else, and is given up', {
  timeout: 4 * LONGEST,
}, async () => {
  const [supplier, restaurant, other] = [
    await aSupplier(good),
    await aRestaurant(good),
    await aRestaurant(good),
  ]
  const product = await aProduct(good, supplier)
  const before = await anOrder(good, other, [{ product, quantity: 1 }])
  await aCart(restaurant, [{ product, quantity: 2 }])
  await aCart(other, [{ product, quantity: 3 }])
  const key = { 'Idempotency-Key': randomUUID() }
  const far = restaurant.browser.at(bad.origin)

  let holder = 0
  let late: Promise<number | undefined> | undefined
  await holding(
    database,
    async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      holder = rows[0]?.pid ?? 0
      await sql`select from cart where restaurant_id = ${restaurant.id} for update`.execute(tx)
    },
    [],
    async () => {
      late = far.post('/api/checkout/', {}, key).then(
        ({ status }) => status,
        () => undefined,
      )
      await vi.waitUntil(() => areWaiting(database, 1), { timeout: LONGEST, interval: 5 })
      line.stand()
    },
  )
  // It has the lock now, and nobody hears of it.
  const [left] = await vi.waitUntil(
    async () => {
      const found = await leftInTransaction(holder)
      return found.length === 1 && found
    },
    { timeout: LONGEST, interval: 5 },
  )

  // Of the same business: refused after two seconds, to be asked again, unless the lock was given up in them.
  const waiting = restaurant.browser.post('/api/checkout/', {}, key)
  const [others, theirs] = await Promise.all([
    other.browser.post('/api/checkout/', {}),
    supplier.browser.post('/api/supplier-order-update/', {
      supplier_order_id: before.partOf(supplier).publicId,
      action: 'accepted',
    }),
  ])
  expect([others.status, theirs.status], others.text).toEqual([200, 200])
  expect([200, 503]).toContain((await waiting).status)

  const order = await vi.waitFor(
    async () => {
      const answer = await restaurant.browser.post('/api/checkout/', {}, key)
      expect(answer.status, answer.text).toBe(200)
      return answer.body.order_public_id
    },
    { timeout: LONGEST },
  )
  expect(await leftInTransaction(holder)).not.toContain(left)
  line.goOn()
  expect([200, 503, undefined]).toContain(await late)
  const again = await restaurant.browser.post('/api/checkout/', {}, key)
  expect(again.body.order_public_id).toBe(order)
  const orders = await placedOrders(good, restaurant)
  expect(orders.map(({ publicId }) => publicId)).toEqual([order])
  await expectConsistent(database)
})
