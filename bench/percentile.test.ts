import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  [HUNDRED, 0.5, 50],
  [HUNDRED, 0.99, 99],
  [HUNDRED, 1, 100],
  [[3, 1, 2], 0.5, 2],
  [[3, 1, 2], 0.99, 3],
  [[7], 0.5, 7],
  [[], 0.99, 0],
])(
  '%#: the value at a share of the values, in whatever order they came',
  (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected)
  },
)
