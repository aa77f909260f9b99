import { expect, test } from 'vitest'
import { MAX_SERIES_NUMBER, MAX_SERIES_PREFIX, paperLabel } from './series.ts'

test.each([
  ['', 1, '000001'],
  ['F-', 123, 'F-000123'],
  ['', 1_234_567, '1234567'],
  ['x'.repeat(MAX_SERIES_PREFIX), MAX_SERIES_NUMBER, 'xxxxxxxxxxxx99999999'],
])('after %j number %i is written %s', (prefix, number, label) => {
  expect(paperLabel(prefix, number)).toBe(label)
})
