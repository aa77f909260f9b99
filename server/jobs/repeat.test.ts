import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

test('runs come one after the other, however long one takes, and none after the stop', async () => {
  let running = 0
  let runs = 0
  const third = Promise.withResolvers<void>()
  const { stop } = repeat(async () => {
    running += 1
    expect(running).toBe(1)
    await sleep(5)
    running -= 1
    runs += 1
    if (runs === 3) third.resolve()
  }, 1)
  await third.promise
  await stop()
  const whenStopped = runs
  await sleep(20)
  expect(runs).toBe(whenStopped)
})

test('a stop aborts the run under way and waits for it', async () => {
  let isEnded = false
  const { stop } = repeat(async (signal) => {
    await sleep(60_000, undefined, { signal }).catch(() => {})
    isEnded = true
  }, 60_000)
  await stop()
  expect(isEnded).toBe(true)
})
