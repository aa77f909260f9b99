import { expect, test } from 'vitest'
import { montrealTomorrow } from './montreal-tomorrow.ts'

test.each([
  ['2026-11-21T15:00:00Z', '2026-11-22'],
  ['2026-11-22T04:59:59Z', '2026-11-22'],
  ['2026-11-22T05:00:00Z', '2026-11-23'],
  ['2026-12-31T12:00:00Z', '2027-01-01'],
  ['2026-10-31T12:00:00Z', '2026-11-01'],
])('at %s the first day to be out until is %s', (now, day) => {
  expect(montrealTomorrow(new Date(now))).toBe(day)
})
