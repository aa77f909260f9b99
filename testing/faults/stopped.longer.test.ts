import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { aStream } from '../client/stream.ts'
import { holding } from '../database/holding-locks.ts'
import { aTestConnection, connectPatiently } from '../database/test-database.ts'
import { startServer } from '../servers/server-process.ts'
import { aProduct, aRestaurant, aSupplier } from '../world/builders.ts'
import { aCart } from '../world/cart.ts'
import { placedOrders } from '../world/placed-orders.ts'

const LONGEST = 60_000

const connection = await aTestConnection()
const database = connectPatiently(connection)
const [stopped, other] = await Promise.all([
  startServer(connection, { DEMO: '0' }),
  startServer(connection, { DEMO: '0' }),
])
afterAll(async () => {
  process.kill(stopped.pid, 'SIGCONT')
  await Promise.all([stopped.stop(), other.stop()])
})
const world = { origin: `http://127.0.0.1:${stopped.port}`, database }

test('a process that stands still in a transaction gives its locks up; the order placed at another meanwhile stays one', {
  timeout: 4 * LONGEST,
}, async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 2 }])
  const stream = await aStream(supplier.browser)
  const elsewhere = restaurant.browser.at(`http://127.0.0.1:${other.port}`)
  const key = { 'Idempotency-Key': randomUUID() }

  let holder = 0
  const late = holding(
    database,
    async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      holder = rows[0]?.pid ?? 0
      await sql`select from cart where restaurant_id = ${restaurant.id} for update`.execute(tx)
    },
    [() => restaurant.browser.post('/api/checkout/', {}, key)],
    async () => void process.kill(stopped.pid, 'SIGSTOP'),
  )
  const idleInTransaction = async () => {
    const { rows } = await sql<{ transaction: string }>`
      select concat_ws(' since ', pid, xact_start) as transaction from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> ${holder}`.execute(
      database,
    )
    return rows.map(({ transaction }) => transaction)
  }
  // It has the lock now, and nobody who could give it up.
  const [left] = await vi.waitUntil(
    async () => {
      const found = await idleInTransaction()
      return found.length === 1 && found
    },
    { timeout: LONGEST, interval: 5 },
  )
  const answered = await vi.waitFor(
    async () => {
      const answer = await elsewhere.post('/api/checkout/', {}, key)
      expect(answer.status, answer.text).toBe(200)
      return answer
    },
    { timeout: LONGEST },
  )
  // What the other does by itself may be in a transaction of its own just now.
  expect(await idleInTransaction()).not.toContain(left)

  process.kill(stopped.pid, 'SIGCONT')
  const [first] = await late
  expect([200, 503]).toContain(first?.status)
  const again = await vi.waitFor(
    async () => {
      const answer = await restaurant.browser.post('/api/checkout/', {}, key)
      expect(answer.status, answer.text).toBe(200)
      return answer
    },
    { timeout: LONGEST },
  )
  expect(again.body).toEqual(answered.body)
  const orders = await placedOrders(world, restaurant)
  expect(orders.map(({ publicId }) => publicId)).toEqual([answered.body.order_public_id])
  // What happened at the other while it stood still is told as soon as it goes on.
  await stream.until(() => stream.events().length === 1)
  await expectConsistent(database)
})
