import { expect, test } from 'vitest'
import { HOLIDAYS, type Holiday, holidayIn, holidayOf, later, weekday } from './holidays.ts'

/** As the CNESST and the calendar of date-holidays 3 (CA-QC) list them; Easter as the tables of the Church give it. */
const LISTED: Record<number, Record<Holiday, string>> = {
  2024: year('01-01', '03-29', '04-01', '05-20', '06-24', '07-01', '09-02', '10-14', '12-25'),
  2025: year('01-01', '04-18', '04-21', '05-19', '06-24', '07-01', '09-01', '10-13', '12-25'),
  2026: year('01-01', '04-03', '04-06', '05-18', '06-24', '07-01', '09-07', '10-12', '12-25'),
  2027: year('01-01', '03-26', '03-29', '05-24', '06-24', '07-01', '09-06', '10-11', '12-25'),
  2028: year('01-01', '04-14', '04-17', '05-22', '06-24', '07-01', '09-04', '10-09', '12-25'),
  // 1 July is a Sunday.
  2029: year('01-01', '03-30', '04-02', '05-21', '06-24', '07-02', '09-03', '10-08', '12-25'),
  2030: year('01-01', '04-19', '04-22', '05-20', '06-24', '07-01', '09-02', '10-14', '12-25'),
  2031: year('01-01', '04-11', '04-14', '05-19', '06-24', '07-01', '09-01', '10-13', '12-25'),
  2032: year('01-01', '03-26', '03-29', '05-24', '06-24', '07-01', '09-06', '10-11', '12-25'),
}

function year(...days: string[]): Record<Holiday, string> {
  return Object.fromEntries(HOLIDAYS.map((holiday, at) => [holiday, days[at]])) as never
}

const years = Object.keys(LISTED).map(Number)

test.each(years)('%i has the holidays that Québec lists, and no other', (of) => {
  const found = daysOf(of).flatMap((day) => {
    const holiday = holidayOf(day)
    return holiday === null ? [] : [[holiday, day.slice(5)]]
  })
  expect(Object.fromEntries(found)).toEqual(LISTED[of])
  expect(found).toHaveLength(HOLIDAYS.length)
  expect(HOLIDAYS.map((holiday) => holidayIn(of, holiday))).toEqual(
    found.map(([, day]) => `${of}-${day}`),
  )
})

test.each([
  ['the National Day for Truth and Reconciliation', '2026-09-30'],
  ['Remembrance Day', '2026-11-11'],
  ['1 July that is a Sunday', '2029-07-01'],
  ['Easter Sunday', '2026-04-05'],
  ['Boxing Day', '2026-12-26'],
  ['29 February', '2028-02-29'],
])('%s is no holiday', (_name, day) => {
  expect(holidayOf(day)).toBeNull()
})

test.each([
  // The earliest and the latest Easter there can be, and the two corrections of the algorithm.
  ['1818-03-22'],
  ['2285-03-22'],
  ['1943-04-25'],
  ['2038-04-25'],
  ['1954-04-18'],
  ['1981-04-19'],
  ['2000-04-23'],
  ['2100-03-28'],
])('Easter is on %s', (sunday) => {
  const of = Number(sunday.slice(0, 4))
  expect(holidayIn(of, 'good-friday')).toBe(later(sunday, -2))
  expect(holidayIn(of, 'easter-monday')).toBe(later(sunday, 1))
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-29', 366, '2029-03-01'],
  // Across both changes of clocks.
  ['2026-10-31', 2, '2026-11-02'],
  ['2027-03-15', -2, '2027-03-13'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(later(day, days)).toBe(expected)
})

test.each([
  ['2026-11-23', 1],
  ['2026-11-29', 7],
  ['2028-02-29', 2],
  ['2026-12-31', 4],
  ['2026-11-01', 7],
  ['2027-03-14', 7],
])('%s is weekday %i', (day, expected) => {
  expect(weekday(day)).toBe(expected)
})

function daysOf(of: number): string[] {
  const days = [`${of}-01-01`]
  for (let day = later(days[0] ?? '', 1); day.startsWith(`${of}`); day = later(day, 1))
    days.push(day)
  return days
}
