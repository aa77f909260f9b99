/**
 * The days on which a supplier may be closed: Québec's statutory holidays (CNESST, "Liste des jours fériés"), of which an
 * employer chooses Good Friday or Easter Monday. 30 September and 11 November are none.
 */
export const HOLIDAYS = [
  'new-year',
  'good-friday',
  'easter-monday',
  'patriots',
  'national',
  'canada',
  'labour',
  'thanksgiving',
  'christmas',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

const DAY_MS = 86_400_000

/** The holiday that a day, YYYY-MM-DD, is in Québec; null for any other day. */
export function holidayOf(day: string): Holiday | null {
  const year = Number(day.slice(0, 4))
  return HOLIDAYS.find((holiday) => holidayIn(year, holiday) === day) ?? null
}

/** The day, YYYY-MM-DD, on which a holiday falls in a year. */
export function holidayIn(year: number, holiday: Holiday): string {
  switch (holiday) {
    case 'new-year':
      return dayOf(year, 1, 1)
    case 'good-friday':
      return later(easterSunday(year), -2)
    case 'easter-monday':
      return later(easterSunday(year), 1)
    case 'patriots':
      return lastMondayBefore(year, 5, 25)
    case 'national':
      return dayOf(year, 6, 24)
    case 'canada':
      // On the 2nd when the 1st is a Sunday (Loi sur les normes du travail, art. 60).
      return weekday(dayOf(year, 7, 1)) === 7 ? dayOf(year, 7, 2) : dayOf(year, 7, 1)
    case 'labour':
      return lastMondayBefore(year, 9, 8)
    case 'thanksgiving':
      return lastMondayBefore(year, 10, 15)
    case 'christmas':
      return dayOf(year, 12, 25)
  }
}

/** The weekday of a day, YYYY-MM-DD: 1 Monday to 7 Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The day, YYYY-MM-DD, so many days after another; before it, when negative. */
export function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The days from one to another, YYYY-MM-DD, both included; none when the second comes first. */
export function daysTo(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return Array.from({ length: Math.max(0, count) }, (_, days) => later(first, days))
}

/** Easter of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const shift = Math.floor((century + 8) / 25)
  const correction = Math.floor((century - shift + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const count = moon + sunday - 7 * late + 114
  return dayOf(year, Math.floor(count / 31), (count % 31) + 1)
}

function lastMondayBefore(year: number, month: number, date: number): string {
  const before = later(dayOf(year, month, date), -1)
  return later(before, 1 - weekday(before))
}

function dayOf(year: number, month: number, date: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}
