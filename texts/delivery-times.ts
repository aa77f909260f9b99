import type { Language } from '@halles/contract/language.ts'
import { forEachLanguage, whenUsed } from './formats.ts'
import { NARROW, withFirst } from './french-dates.ts'

const NBSP = '\u00a0'
const MONTREAL = 'America/Toronto'
const WEEK_MS = 7 * 86_400_000

/** A delivery day of the wire, YYYY-MM-DD: "mardi 24 novembre" or "Tuesday, November 24". */
export function formatDeliveryDay(language: Language, day: string): string {
  return dayBy(longDays, language, day)
}

/** The same where room is short but the month counts: "mar. 24 nov." or "Tue, Nov 24". */
export function formatMediumDeliveryDay(language: Language, day: string): string {
  return dayBy(mediumDays, language, day)
}

/** The same in the next weeks alone: "mar. 24" or "Tue 24". */
export function formatShortDeliveryDay(language: Language, day: string): string {
  const short = `${shortWeekdays[language].format(noonOf(day))}${NBSP}${Number(day.slice(8))}`
  return language === 'fr' ? withFirst(short) : short
}

/** A time of the wire, HH:MM in Montréal: "6 h", "6 h 30" or "6 a.m.", "6:30 a.m.". */
export function formatLocalTime(language: Language, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (language === 'fr') {
    return [hours, 'h', ...(minutes > 0 ? [twoDigits(minutes)] : [])].join(NARROW)
  }
  const clock = minutes > 0 ? `${hours % 12 || 12}:${twoDigits(minutes)}` : `${hours % 12 || 12}`
  return `${clock}${NBSP}${hours < 12 ? 'a.m.' : 'p.m.'}`
}

/** Between which times something arrives: "de 6 h à 10 h" or "6 a.m. to 10 a.m.". */
export function formatWindow(language: Language, from: string, to: string): string {
  const [first, last] = [formatLocalTime(language, from), formatLocalTime(language, to)]
  return language === 'fr' ? `de ${first} à ${last}` : `${first} to ${last}`
}

/** An instant as Montréal's calendar and clocks show it: "lundi 23 novembre, 16 h" or "Monday, November 23, 4 p.m.". */
export function formatCutOff(language: Language, instant: string): string {
  const { day, time } = inMontreal(instant)
  return `${formatDeliveryDay(language, day)}, ${formatLocalTime(language, time)}`
}

/**
 * The same where room is short: "lun. 16 h" or "Mon 4 p.m."; from the seventh day after `today` on with its date: "lun. 30 nov.,
 * 16 h".
 */
export function formatShortCutOff(language: Language, instant: string, today: string): string {
  const { day, time } = inMontreal(instant)
  const isThisWeek = Date.parse(day) - Date.parse(today) < WEEK_MS
  const short = isThisWeek
    ? shortWeekdays[language].format(noonOf(day))
    : `${formatMediumDeliveryDay(language, day)},`
  return `${short} ${formatLocalTime(language, time)}`
}

/** Until when somebody may answer: "14 h 30" or "2:30 p.m.", on another day than `now`'s "le mardi 24 novembre à 9 h". */
export function formatDeadline(language: Language, instant: string, now: Date): string {
  const { day, time } = inMontreal(instant)
  const at = formatLocalTime(language, time)
  if (day === montrealDay(now.toISOString())) return at
  const weekday = formatDeliveryDay(language, day)
  return language === 'fr' ? `le ${weekday} à ${at}` : `${weekday} at ${at}`
}

/** In either language: `45 min`, `2 h`, `2 h 30 min`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours}${NARROW}h` : [], rest > 0 ? `${rest}${NARROW}min` : []]
    .flat()
    .join(NARROW)
}

/** The day in Montréal at an instant, YYYY-MM-DD. */
export function montrealDay(instant: string): string {
  return inMontreal(instant).day
}

function inMontreal(instant: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    local()
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  }
}

function dayBy(formats: typeof longDays, language: Language, day: string): string {
  const written = formats[language].format(noonOf(day))
  return (language === 'fr' ? withFirst(written) : written).replace(/(\d|1er) /, `$1${NBSP}`)
}

// Noon, so that no time zone moves the day.
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function daysWith(options: Intl.DateTimeFormatOptions) {
  return forEachLanguage((locale) => new Intl.DateTimeFormat(locale, options))
}

const longDays = daysWith({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const mediumDays = daysWith({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortWeekdays = daysWith({ weekday: 'short', timeZone: 'UTC' })
const local = whenUsed(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: MONTREAL,
    }),
)
