import { readConfig } from '@halles/server/config.ts'
import { type ConnectionParts, connect, connectionOf } from '@halles/server/database/connect.ts'
import { openMailQueue } from '@halles/server/mail/mail-queue.ts'
import { lapseProposals } from '@halles/server/orders/proposals/lapse-proposals.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sequences } from '../checks/rounds.ts'
import { aLineThatLosesCommits } from '../servers/line-that-loses-commits.ts'
import { anOwnApp, aServerOf } from '../servers/test-app.ts'
import { placeFirstOrders } from './checkout.ts'
import { compareAll } from './compare.ts'
import { KEPT_FAILURES } from './kept-failures.ts'
import { aRealMarket } from './real-market.ts'
import { sequencesOf } from './sequences.ts'

const { numRuns, seed, path } = sequences(3)
const LONGEST = 80

const world = await anOwnApp()
const line = await aLineThatLosesCommits(connectionOf(world.database) as ConnectionParts)
const overLine = connect(line.connection)
afterAll(() => overLine.destroy())
const { origin } = await aServerOf(overLine)
const { queueMail, close } = await openMailQueue(
  world.database,
  readConfig({ DEMO: '0' }),
  () => {},
)
afterAll(close)

let calls = 0
const property = fc.asyncProperty(sequencesOf(LONGEST), async (sequence) => {
  const { model, real } = await aRealMarket(world, {
    cut: { ...line, origin },
    lapseProposals: () => lapseProposals(world.database, queueMail),
  })
  await placeFirstOrders(model, real)
  await fc.asyncModelRun(() => ({ model, real }), sequence)
  await compareAll(model, real)
  calls += [...sequence].length
})
/** Of one sequence: a few seconds, many on a busy machine. */
const LONGEST_SEQUENCE = 60_000

test.each(KEPT_FAILURES)(
  'a sequence that failed once does not: $found',
  {
    timeout: 120_000 + LONGEST_SEQUENCE,
  },
  async (kept) => {
    await fc.assert(property, { seed: kept.seed, path: kept.path, numRuns: 1, endOnFailure: true })
  },
)

test(`${numRuns} sequences of calls have the outcome that a model of the market has (seed ${seed})`, {
  timeout: 120_000 + numRuns * LONGEST_SEQUENCE,
}, async () => {
  calls = 0
  await fc.assert(property, { numRuns, seed, ...(path !== undefined && { path }) })
  expect(calls).toBeGreaterThan(path === undefined ? numRuns : 0)
})
