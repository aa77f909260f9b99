import { expect, test } from 'vitest'
import { createRequestsPerSecond } from './requests-per-second.ts'

function aLimitOf(most: number) {
  let time = 0
  const requests = createRequestsPerSecond(most, () => time)
  const isHeard = (key: string) => {
    try {
      requests.count(key)
      return true
    } catch {
      return false
    }
  }
  return { requests, isHeard, wait: (milliseconds: number) => (time += milliseconds) }
}

test('a caller is heard so many times in the second after its first request, another beside it', () => {
  const { isHeard, wait } = aLimitOf(2)
  expect([isHeard('a'), isHeard('a'), isHeard('a'), isHeard('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  wait(999)
  expect([isHeard('a'), isHeard('b'), isHeard('b')]).toEqual([false, true, false])
  wait(1)
  expect([isHeard('a'), isHeard('a'), isHeard('a'), isHeard('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('what is refused says that it may come back in a second', () => {
  const { requests } = aLimitOf(1)
  requests.count('a')
  expect(() => requests.count('a')).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      details: expect.objectContaining({ retryAfterSeconds: 1 }),
    }),
  )
})

test('who has not called for a second is not stored any more', () => {
  const { requests, isHeard, wait } = aLimitOf(1)
  for (let caller = 0; caller < 1_000; caller++) isHeard(`caller ${caller}`)
  expect(requests.size()).toBe(1_000)
  wait(1_000)
  isHeard('a')
  expect(requests.size()).toBe(1)
})
