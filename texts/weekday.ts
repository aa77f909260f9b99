import type { Language } from '@halles/contract/language.ts'
import { forEachLanguage } from './formats.ts'

const weekdays = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
)

/** The weekday of a day of the wire, YYYY-MM-DD: "lundi" or "Monday". */
export function formatWeekday(language: Language, day: string): string {
  // Noon, so that no time zone moves the day.
  return weekdays[language].format(new Date(`${day}T12:00:00Z`))
}

const joined = forEachLanguage((locale) => new Intl.ListFormat(locale))

/**
 * On which weekdays, 1 Monday to 7 Sunday in order, something happens: "le mardi et le vendredi", "du lundi au vendredi", "tous
 * les jours" or "on Tuesday and Friday", "Monday to Friday", "every day".
 */
export function formatWeekdays(language: Language, numbers: readonly number[]): string {
  const isFrench = language === 'fr'
  if (numbers.length === 7) return isFrench ? 'tous les jours' : 'every day'
  // The first of January 2024 is a Monday.
  const names = numbers.map((number) => formatWeekday(language, `2024-01-0${number}`))
  const [from = '', to = ''] = [names[0], names.at(-1)]
  const isRange =
    numbers.length > 2 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i)
  if (isRange) return isFrench ? `du ${from} au ${to}` : `${from} to ${to}`
  return isFrench
    ? joined.fr.format(names.map((name) => `le ${name}`))
    : `on ${joined.en.format(names)}`
}
