import { expect, test } from 'vitest'
import { coalesceCalls } from './coalesce-calls.ts'

function worked() {
  const batches: { keys: number[]; end: () => void; fail: (error: Error) => void }[] = []
  const work = coalesceCalls<number>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    batches.push({ keys, end: resolve, fail: reject })
    return promise
  })
  return { batches, work }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('what comes while a batch is at work is the next batch, and each ends with its own', async () => {
  const { batches, work } = worked()
  const first = work(1)
  await settled()
  const others = [work(2), work(3)]
  await settled()
  expect(batches.map(({ keys }) => keys)).toEqual([[1]])
  batches[0]?.end()
  await first
  await settled()
  expect(batches.map(({ keys }) => keys)).toEqual([[1], [2, 3]])
  const late = work(4)
  batches[1]?.end()
  await Promise.all(others)
  await settled()
  batches[2]?.end()
  await late
  expect(batches.map(({ keys }) => keys)).toEqual([[1], [2, 3], [4]])
})

test('a batch that fails fails for its own keys, and those that waited go on', async () => {
  const { batches, work } = worked()
  const first = work(1)
  await settled()
  const second = work(2)
  batches[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  batches[1]?.end()
  await expect(second).resolves.toBeUndefined()
  expect(batches.map(({ keys }) => keys)).toEqual([[1], [2]])
})
