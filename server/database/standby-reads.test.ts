import { expect, test } from 'vitest'
import { type Position, withoutSuperseded } from './standby-reads.ts'

const positions = [100, 200, 300].map((at) => ({ at, end: `0/${at}` }))

test.each([
  { time: 50, kept: [100, 200, 300] },
  { time: 199, kept: [100, 200, 300] },
  { time: 200, kept: [200, 300] },
  { time: 900, kept: [300] },
])('at $time the positions from the last one up to then are kept: $kept', ({ time, kept }) => {
  expect(withoutSuperseded(positions, time).map(({ at }) => at)).toEqual(kept)
})

test('of none there are none', () => {
  expect(withoutSuperseded([], 100)).toEqual([])
})

test('of a day without a read as many are kept as within the lag', () => {
  let kept: Position[] = []
  for (let at = 0; at < 86_400_000; at += 500)
    kept = [...withoutSuperseded(kept, at - 2_000), { at, end: '0/1' }]
  expect(kept).toHaveLength(5)
})
