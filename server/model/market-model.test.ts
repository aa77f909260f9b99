import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type ConnectionParts, connect, connectionOf } from '../database/connect.ts'
import { openMailQueue } from '../mail/mail-queue.ts'
import { lapseProposals } from '../proposals/lapse-proposals.ts'
import { aLineThatLosesCommits } from '../testing/a-line-that-loses-commits.ts'
import { sequences } from '../testing/rounds.ts'
import { aServerOf, aTestApp } from '../testing/test-app.ts'
import { placeFirstOrders } from './checkout.ts'
import { COMMANDS } from './commands.ts'
import { compareAll } from './compare.ts'
import { aRealMarket } from './real-market.ts'

const { numRuns, seed } = sequences(3)
const LONGEST = 80

const world = await aTestApp()
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

test(`${numRuns} sequences of calls have the outcome that a model of the market has (seed ${seed})`, {
  timeout: 120_000 + numRuns * 5_000,
}, async () => {
  let calls = 0
  const commands = fc.commands(COMMANDS, { maxCommands: LONGEST, size: 'max' })
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const { model, real } = await aRealMarket(world, {
        cut: { ...line, origin },
        lapseProposals: () => lapseProposals(world.database, queueMail),
      })
      await placeFirstOrders(model, real)
      await fc.asyncModelRun(() => ({ model, real }), sequence)
      await compareAll(model, real)
      calls += [...sequence].length
    }),
    { numRuns, seed },
  )
  expect(calls).toBeGreaterThan(numRuns)
})
