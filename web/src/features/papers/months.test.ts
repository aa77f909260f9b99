import { expect, test } from 'vitest'
import { byMonth, daysOfMonth, lastWeek, monthAfter, monthsBack, monthText } from './months.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -15, '2024-12'],
])('%s and %i months are %s', (month, months, after) => {
  expect(monthAfter(month, months)).toBe(after)
})

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to })
})

test('what is no month of an address counts as absent', () => {
  expect(['2026-11', '2026-13', '2026', 7, 'x2026-11'].map(monthText)).toEqual([
    '2026-11',
    ...Array(4).fill(undefined),
  ])
})

test('the month that is chosen can be chosen again, however old it is', () => {
  expect(monthsBack('2026-02', 3, undefined)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(monthsBack('2026-02', 3, '2024-05').at(-1)).toBe('2024-05')
  expect(monthsBack('2026-02', 3, '2026-01')).toHaveLength(3)
})

test('a list is cut where a month ends', () => {
  const rows = ['2026-11-30', '2026-11-01', '2026-10-31'].map((issued_on) => ({ issued_on }))
  expect(byMonth(rows).map(({ month, rows }) => [month, rows.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ])
})

test.each([
  ['2026-11-28', '2026-11-16', '2026-11-22'],
  ['2026-11-23', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-09', '2026-11-15'],
  ['2027-01-03', '2026-12-21', '2026-12-27'],
])('the week before that of %s is from %s to %s', (day, from, to) => {
  expect(lastWeek(day)).toEqual({ from, to })
})
