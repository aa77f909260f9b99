import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const minutes = (count: number) => count * 60_000

test.each([
  [-1, 0, 0],
  [0.9, 0, 0],
  [14.9, 0, 14],
  [15, 0, 15],
  [19.9, 0, 15],
  [64, 1, 0],
  [119.9, 1, 55],
  [120, 2, 0],
])('%s minutes before the deadline there are %s h %s min', (left, hours, told) => {
  expect(timeLeft(minutes(left))).toEqual({ hours, minutes: told })
})
