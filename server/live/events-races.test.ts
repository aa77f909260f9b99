import { setTimeout as sleep } from 'node:timers/promises'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { retryUnavailable } from '@halles/testing/client/retry-unavailable.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier, PASSWORD } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const stall = async () => {
  const supplier = await aSupplier(world)
  return { supplier, product: await aProduct(world, supplier), quantity: 1 }
}
const stalls = await Promise.all(Array.from({ length: 4 }, stall))
const byId = stalls.toSorted((a, b) => a.supplier.id - b.supplier.id)

afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
  expect(await unsoundNumbers()).toEqual([])
})

/** Accounts whose events are not 1, 2, 3 … up to the last. */
async function unsoundNumbers() {
  const { rows } = await sql`
    select account_id, count(*), max(order_event.number), last.number
    from order_event full join last_order_event as last using (account_id)
    group by account_id, last.number
    having count(order_event.number) <> last.number
      or max(order_event.number) is distinct from last.number`.execute(database)
  return rows
}

test('an order takes its suppliers’ numbers in the order of all, whichever was in the cart first', async () => {
  const [first, second] = byId
  if (!first || !second) throw new Error('four were made')
  await anOrder(world, await aRestaurant(world), byId)
  const restaurant = await aRestaurant(world)
  await aCart(restaurant, [second, first])
  const number = (id: number) =>
    database.selectFrom('last_order_event').where('account_id', '=', id).selectAll().forUpdate()
  let answer: Promise<Answer> | undefined
  await database.transaction().execute(async (tx) => {
    await tx.executeQuery(number(first.supplier.id).compile())
    answer = restaurant.browser.post('/api/checkout/', {})
    while ((await waiting()) === 0) await sleep(5)
    await tx.executeQuery(number(second.supplier.id).noWait().compile())
  })
  expect((await answer)?.status).toBe(200)
})

test('a checkout counts its restaurant’s own change before its events, as every other change does', async () => {
  const [stall] = stalls
  if (!stall) throw new Error('four were made')
  const restaurant = await aRestaurant(world)
  await anOrder(world, restaurant, [stall])
  await aCart(restaurant, [stall])
  const { answer } = await database.transaction().execute(async (tx) => {
    await sql`select from last_order_event where account_id = ${stall.supplier.id} for update`.execute(
      tx,
    )
    const answer = restaurant.browser.post('/api/checkout/', {})
    expect(await comesToWait(database, answer, 1)).toBe(true)
    // Were its events first, it would wait with nothing counted, and two could wait for each other.
    const own = sql`select from last_own_change where account_id = ${restaurant.id} for update nowait`
    await expect(own.execute(database)).rejects.toThrow(/could not obtain lock/)
    return { answer }
  })
  expect((await answer).status).toBe(200)
})

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
  return rows[0]?.count ?? 0
}

test('many order from the same suppliers, in any order, while these answer and others close their account', async () => {
  for (let round = 1; round <= rounds(3); round++) {
    const restaurants = await Promise.all(Array.from({ length: 5 }, () => aRestaurant(world)))
    const leaving = await aSupplier(world)
    const orders: BuiltOrder[] = []
    for (const restaurant of restaurants) orders.push(await anOrder(world, restaurant, stalls))
    await Promise.all(
      restaurants.map((restaurant, index) =>
        aCart(restaurant, index % 2 === 0 ? stalls : stalls.toReversed()),
      ),
    )
    const answers = await Promise.all([
      ...restaurants.map(({ browser }) =>
        retryUnavailable(() => browser.post('/api/checkout/', {})),
      ),
      ...orders.flatMap((order, index) =>
        stalls.map(({ supplier }) =>
          retryUnavailable(() =>
            answerOf(supplier, order).answer({
              action: index % 2 === 0 ? 'accepted' : 'cancelled',
            }),
          ),
        ),
      ),
      ...restaurants.map(({ browser }) =>
        retryUnavailable(() => browser.post('/api/events-seen/', {})),
      ),
      retryUnavailable(() =>
        leaving.browser.post('/api/close-account/', { current_password: PASSWORD }),
      ),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status > 204)).toEqual([])
  }
})
