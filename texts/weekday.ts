import type { Language } from '@halles/contract/language.ts'

const weekdays = {
  fr: new Intl.DateTimeFormat('fr-CA', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { weekday: 'long', timeZone: 'UTC' }),
}

/** The weekday of a day of the wire, YYYY-MM-DD: "lundi" or "Monday". */
export function formatWeekday(language: Language, day: string): string {
  // Noon, so that no time zone moves the day.
  return weekdays[language].format(new Date(`${day}T12:00:00Z`))
}
