import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchLoop } from './watch-loop.ts'

afterEach(() => void vi.useRealTimers())

/** A watch, and how so many milliseconds pass: with turns of the loop, or without any. */
function aWatch() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let at = 0
  const watch = watchLoop(() => at)
  onTestFinished(watch.stop)
  const reported: number[] = []
  watch.onBlocked((ms) => reported.push(ms))
  return {
    ...watch,
    reported,
    turn(ms: number) {
      for (let passed = 0; passed < ms; passed += 250) {
        at += 250
        vi.advanceTimersByTime(250)
      }
    },
    block(ms: number) {
      at += ms
    },
  }
}

test('a loop that turns is not late, nor one that was blocked for a second', () => {
  const { isLate, turn, block, reported } = aWatch()
  turn(5_000)
  block(1_000)
  expect(isLate()).toBe(false)
  turn(250)
  expect([isLate(), reported]).toEqual([false, []])
})

test('one that was blocked for three seconds is late before its next turn and for a second after, once', () => {
  const { isLate, turn, block, reported } = aWatch()
  turn(1_000)
  block(3_000)
  expect(isLate()).toBe(true)
  turn(1_000)
  expect(isLate()).toBe(true)
  turn(500)
  expect([isLate(), reported]).toEqual([false, [3_000]])
})
