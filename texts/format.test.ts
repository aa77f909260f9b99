import { expect, test } from 'vitest'
import { formatDifference, formatShortDay } from './format.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['fr', '2026-11-03', '3 nov.'],
  ['en', '2026-11-03', 'Nov 3'],
  ['fr', '2025-12-30', '30 déc. 2025'],
  ['en', '2025-12-30', 'Dec 30, 2025'],
] as const)('in %s %s is %s', (language, day, words) => {
  expect(formatShortDay(language, day, now).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['fr', '3.10', '+3,10 $'],
  ['en', '3.10', '+$3.10'],
  ['fr', '-2.50', '-2,50 $'],
  ['en', '-2.50', '-$2.50'],
  ['fr', '0.00', '0,00 $'],
] as const)('in %s a difference of %s is %s', (language, amount, words) => {
  expect(formatDifference(language, amount).replaceAll(/\s/g, ' ').replace('−', '-')).toBe(words)
})
