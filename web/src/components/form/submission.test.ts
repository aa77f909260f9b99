import { expect, test } from 'vitest'
import { createSubmission } from './submission.ts'

test('what comes while one is under way is not done, not even in the same moment', async () => {
  const submit = createSubmission()
  const answer = Promise.withResolvers<void>()
  let times = 0
  const send = () => {
    times++
    return answer.promise
  }
  const first = submit(send)
  const second = submit(send)
  await second
  expect(times).toBe(1)
  answer.resolve()
  await first
  await submit(send)
  expect(times).toBe(2)
})

test('after a failure it listens again', async () => {
  const submit = createSubmission()
  await expect(submit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  let isDone = false
  await submit(() => {
    isDone = true
  })
  expect(isDone).toBe(true)
})
