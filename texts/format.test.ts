import { expect, test } from 'vitest'
import {
  formatAmount,
  formatDay,
  formatDifference,
  formatMoment,
  formatShortDay,
  formatTime,
} from './format.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['fr', '2026-11-03', '3 nov.'],
  ['en', '2026-11-03', 'Nov 3'],
  ['fr', '2025-12-30', '30 déc. 2025'],
  ['en', '2025-12-30', 'Dec 30, 2025'],
] as const)('in %s %s is %s', (language, day, words) => {
  expect(formatShortDay(language, day, now).replaceAll('\u00a0', ' ')).toBe(words)
})

test('in French the first of a month is an ordinal, alone and with its time', () => {
  expect(formatDay('fr', '2026-12-01')).toBe('1er décembre 2026')
  expect(formatDay('fr', '2026-12-11')).toBe('11 décembre 2026')
  expect(formatShortDay('fr', '2026-12-01', now)).toMatch(/^1er\sdéc\.$/)
  expect(formatMoment('fr', '2026-12-01T19:05:00Z')).toBe('1er décembre 2026 à 14\u202fh\u202f05')
  expect(formatDay('en', '2026-12-01')).toBe('December 1, 2026')
})

test('a time of day in French is one word', () => {
  expect(formatTime('fr', '2026-12-01T19:05:00Z')).toBe('14\u202fh\u202f05')
  expect(formatTime('fr', '2026-12-01T06:00:00Z')).toMatch(/^0?1\u202fh\u202f00$/)
})

test.each([
  ['fr', '3.10', '+3,10 $'],
  ['en', '3.10', '+$3.10'],
  ['fr', '-2.50', '−2,50 $'],
  ['en', '-2.50', '−$2.50'],
  ['fr', '0.00', '0,00 $'],
] as const)('in %s a difference of %s is %s', (language, amount, words) => {
  expect(formatDifference(language, amount).replaceAll(/\s/g, ' ')).toBe(words)
})

test('an amount says that it is an estimate, a difference too', () => {
  expect(formatAmount('fr', '12.50', true)).toBe('≈\u00a012,50\u00a0$')
  expect(formatAmount('en', '12.50', true)).toBe('≈\u00a0$12.50')
  expect(formatAmount('en', '12.50')).toBe('$12.50')
  expect(formatDifference('en', '-3.10', true)).toBe('≈\u00a0−$3.10')
})
