import { aMovableClock } from '@halles/testing/database/movable-clock.ts'
import { expect, test } from 'vitest'
import { startRetention } from './retention.ts'
import { watchClock } from './watch-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { database, setClock } = await aMovableClock()
const setTo = (moment: number) => setClock(new Date(moment).toISOString())

test('a clock that goes with the server’s is believed, an hour off too', async () => {
  const hoursAstray = watchClock(database)
  await setTo(Date.now())
  expect(await hoursAstray()).toBe(0)
  await setTo(Date.now() + HOUR)
  expect(await hoursAstray()).toBe(0)
})

test.for([400, -400])('one that is %i days off the server’s is not', async (days) => {
  await setTo(Date.now() + days * DAY)
  expect(await watchClock(database)()).toBe(days * 24)
})

test('one that jumps with the server’s own is not believed until the next time', async () => {
  let ahead = 0
  let passed = 0
  const clocks = { now: () => Date.now() + ahead, elapsed: () => passed }
  const hoursAstray = watchClock(database, clocks)
  await setTo(Date.now())
  expect(await hoursAstray()).toBe(0)
  ahead = 400 * DAY
  passed = HOUR
  await setTo(clocks.now())
  expect(await hoursAstray()).toBe(400 * 24 - 1)
  expect(await hoursAstray()).toBe(0)
})

test('nothing is deleted by a clock that is a year and more ahead, and it is said so', async () => {
  await setTo(Date.now() + 400 * DAY)
  const said: unknown[] = []
  const runs: boolean[] = []
  const log = { info: () => {}, error: (...line: unknown[]) => said.push(line) }
  const { stop } = startRetention(database, { log, count: (_rows, isWhole) => runs.push(isWhole) })
  await stop()
  expect(said).toEqual([
    [{ hours: 400 * 24 }, 'retention waits: the clock of the database is astray'],
  ])
  expect(runs).toEqual([false])
})
