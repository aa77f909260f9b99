import { Agent } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startBenchServer } from '../bench-server.ts'
import { insertSuppliers } from '../checkout-market.ts'
import { openStreams } from './live-streams.ts'
import { areCheckoutsFirst, isFailure } from './overload.ts'
import { checkOrders } from './placed-orders.ts'
import { type Outcome, openLoop } from './run-load.ts'
import { beginShoppingDay } from './shopping-day.ts'

const LIST = {
  kind: 'product list',
  status: 200,
  retryAfter: undefined,
  milliseconds: 1,
  late: 0,
} satisfies Outcome

const server = await startBenchServer({ fill: insertSuppliers })
afterAll(() => server.stop())
const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

test('A thousand requests in half a second: nothing fails but by a 503 with Retry-After, no order is lost or doubled', async () => {
  const { port, database } = server
  const day = await beginShoppingDay(database, 200)
  const streams = await openStreams(port, day.restaurants.slice(0, 4))
  const { outcomes } = await openLoop({ agent, port, next: day.next }, 2_000, 0.5)
  expect(outcomes.filter(isFailure)).toEqual([])
  expect(new Set(outcomes.map(({ kind }) => kind)).size).toBeGreaterThan(8)
  expect(await checkOrders({ agent, port, database }, day.checkouts)).toMatchObject({
    lost: 0,
    doubled: 0,
    wronglyRepeated: 0,
    unsound: [],
  })
  expect(streams.open()).toBe(4)
  streams.close()
})

test.each<[Outcome['status'], string | undefined, boolean]>([
  [200, undefined, false],
  [409, undefined, false],
  [503, '2', false],
  [503, undefined, true],
  [500, undefined, true],
  [502, '2', true],
  ['cut', undefined, true],
  ['given up', undefined, false],
])('A response %s with Retry-After %s is a failure: %s', (status, retryAfter, expected) => {
  expect(isFailure({ ...LIST, status, retryAfter })).toBe(expected)
})

test('Checkouts are first when no smaller share of them is answered than of product lists', () => {
  const checkout = { ...LIST, kind: 'checkout' } satisfies Outcome
  const refused = { status: 503 }
  const run = (...outcomes: Outcome[]) => ({ outcomes, seconds: 1 })
  expect(areCheckoutsFirst(run(LIST, checkout))).toBe(true)
  expect(areCheckoutsFirst(run(LIST, { ...LIST, ...refused }, checkout))).toBe(true)
  expect(areCheckoutsFirst(run(LIST, checkout, { ...checkout, ...refused }))).toBe(false)
})
