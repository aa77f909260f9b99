import { expect, test } from 'vitest'
import { createSubmission } from './submission.ts'

test('a submission during another is ignored, even in the same moment', async () => {
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

test('after a failure the next submission runs', async () => {
  const submit = createSubmission()
  await expect(submit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  let isDone = false
  await submit(() => {
    isDone = true
  })
  expect(isDone).toBe(true)
})
