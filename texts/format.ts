import type { Language } from '@halles/contract/language.ts'
import { forEachLanguage } from './formats.ts'
import { withFirst, withNarrowHours } from './french-dates.ts'

/** Dollars from a wire amount: "1 234,50 $" or "$1,234.50"; up to `decimals` decimals where two say too little. */
export function formatDollars(language: Language, amount: string, decimals: 2 | 4 = 2): string {
  return dollars[decimals][language].format(Number(amount))
}

/** An amount of the wire; "≈ 1 234,50 $" while anything in it is sold by weight and was not weighed (decision 091). */
export function formatAmount(language: Language, amount: string, isEstimate = false): string {
  return asEstimate(formatDollars(language, amount), isEstimate)
}

/** A difference from a wire amount: "+3,10 $" or "−$3.10"; without a sign where there is none. "≈ " as an amount has it. */
export function formatDifference(language: Language, amount: string, isEstimate = false): string {
  return asEstimate(differences[language].format(Number(amount)).replace('-', '−'), isEstimate)
}

/** An amount that is written already, with the mark of an estimate where it is one. */
export function asEstimate(written: string, isEstimate: boolean): string {
  return isEstimate ? `≈\u00a0${written}` : written
}

/** A plain number from a wire decimal: "12,5" or "12.5". */
export function formatDecimal(language: Language, amount: string): string {
  return decimals[2][language].format(Number(amount))
}

/** The same to three decimals, as weights and rates have them: "12,345". */
export function formatThousandths(language: Language, amount: string): string {
  return decimals[3][language].format(Number(amount))
}

/** A day of the wire, YYYY-MM-DD, as "21 novembre 2026" or "November 21, 2026". */
export function formatDay(language: Language, day: string): string {
  // Noon, so that no time zone moves the day.
  return inFrench(language, days[language].format(new Date(`${day}T12:00:00Z`)))
}

/** A month, YYYY-MM, as "novembre 2026" or "November 2026". */
export function formatMonth(language: Language, month: string): string {
  return months[language].format(new Date(`${month}-15T12:00:00Z`))
}

/** A day of the wire, YYYY-MM-DD, where room is short: "3 nov." or "Nov 3", with its year when that is not `now`'s. */
export function formatShortDay(language: Language, day: string, now: Date): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`)
  const format = isThisYear ? shortDays : shortDaysOfAYear
  return inFrench(language, format[language].format(new Date(`${day}T12:00:00Z`)))
}

/** A moment of the wire as Montréal's clocks show it: "1er décembre 2026 à 14 h 05" or "December 1, 2026 at 2:05 p.m.". */
export function formatMoment(language: Language, moment: string): string {
  return inFrench(language, moments[language].format(new Date(moment)))
}

/** The same moment within the day: "14 h 05" or "2:05 p.m.". */
export function formatTime(language: Language, moment: string): string {
  return inFrench(language, times[language].format(new Date(moment)))
}

/** What `Intl` leaves undone: "1er" and times that do not break. */
function inFrench(language: Language, written: string): string {
  return language === 'fr' ? withNarrowHours(withFirst(written)) : written
}

const dollars = { 2: dollarsWith(2), 4: dollarsWith(4) }
const differences = forEachLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'exceptZero',
    }),
)
const decimals = { 2: decimalsTo(2), 3: decimalsTo(3) }
const days = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

const months = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

const shortDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const shortDays = forEachLanguage((locale) => new Intl.DateTimeFormat(locale, shortDay))
const shortDaysOfAYear = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { ...shortDay, year: 'numeric' }),
)

const moments = forEachLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Toronto',
    }),
)

const times = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'America/Toronto' }),
)

function decimalsTo(maximumFractionDigits: number) {
  return forEachLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits }))
}

function dollarsWith(maximumFractionDigits: number) {
  return forEachLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits,
      }),
  )
}
