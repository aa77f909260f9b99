import { expect, test } from 'vitest'
import { yieldToRequests } from './yield-to-requests.ts'

test('where nobody has asked for anything for a moment, mails do not wait', async () => {
  let looks = 0
  const requestsAtWork = () => ++looks
  await yieldToRequests({ requestsAtWork, quietFor: () => 60 }, { many: 60, few: 60 })
  expect(looks).toBe(0)
})

test('while many requests are at work the mails wait, and no longer', async () => {
  const counts = [32, 8, 3, 2, 1]
  let looks = 0
  const requestsAtWork = () => counts[looks++] ?? 0
  await yieldToRequests({ requestsAtWork, quietFor: () => 0 }, { many: 60, few: 0 })
  expect(looks).toBe(4)
})

test('while a few requests come one after the other, mails wait for a moment without one', async () => {
  const quiet = [0, 10, 0, 20, 50, 0]
  let looks = 0
  const quietFor = () => quiet[looks++] ?? 0
  await yieldToRequests({ requestsAtWork: () => 1, quietFor }, { many: 60, few: 60 })
  expect(looks).toBe(5)
})

test.each([
  { requests: 400, longest: 'many', looks: 50 },
  { requests: 2, longest: 'few', looks: 11 },
])(
  'with $requests requests at work the mails have their turn after `$longest`',
  async ({ requests, looks }) => {
    let looked = 0
    const quietFor = () => {
      looked++
      return 0
    }
    await yieldToRequests({ requestsAtWork: () => requests, quietFor }, { many: 0.5, few: 0.1 })
    expect(looked).toBe(looks)
  },
)
