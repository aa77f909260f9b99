import { expect, test } from 'vitest'
import { dueDay } from './due-day.ts'

test.each([
  ['2026-11-28', 0, '2026-11-28'],
  ['2026-11-28', null, '2026-12-28'],
  ['2026-12-20', 14, '2027-01-03'],
  ['2028-02-15', 15, '2028-03-01'],
  ['2026-03-01', 120, '2026-06-29'],
])('of %s with terms of %j days: %s', (issuedOn, termsDays, due) => {
  expect(dueDay(issuedOn, termsDays)).toBe(due)
})
