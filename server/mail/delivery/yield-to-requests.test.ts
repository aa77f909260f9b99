import { expect, test } from 'vitest'
import { yieldToRequests } from './yield-to-requests.ts'

test('while many requests are at work the mails wait, and no longer', async () => {
  const counts = [32, 8, 3, 2, 1]
  let looks = 0
  await yieldToRequests(() => counts[looks++] ?? 0, 60)
  expect(looks).toBe(4)
})

test('however many requests are at work, the mails have their turn', async () => {
  let looks = 0
  await yieldToRequests(() => ++looks && 400, 0.05)
  expect(looks).toBe(5)
})
