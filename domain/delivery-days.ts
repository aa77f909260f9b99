import { type Holiday, holidayOf, later, weekday } from './holidays.ts'

/** How many days from today a delivery may be ordered for. */
export const MAX_DAYS_AHEAD = 21

export const CUT_OFF_RULES = ['strict', 'ask'] as const
/** What becomes of an order after the cut-off: refused, or marked late and left to the supplier. */
export type CutOffRule = (typeof CUT_OFF_RULES)[number]

/**
 * When one day's delivery must be ordered (an instant, ISO 8601) and arrives (HH:MM in Montréal), and whether, by the
 * database's clock, the first is still ahead, and the beginning of the window.
 */
export type DeliveryTimes = {
  readonly cutOffAt: string
  readonly from: string
  readonly to: string
  readonly isBeforeCutOff: boolean
  readonly isBeforeWindow: boolean
}

/** A day, YYYY-MM-DD, and what a supplier's rules say of it for one zone: its weekday's run, an extra delivery, a closure. */
export type CandidateDay = {
  readonly day: string
  readonly run: DeliveryTimes | null
  readonly extra: DeliveryTimes | null
  readonly isClosed: boolean
}

export type DeliveryTerms = {
  /** Today in Montréal, YYYY-MM-DD. */
  readonly today: string
  readonly cutOffRule: CutOffRule
  readonly closedHolidays: readonly Holiday[]
}

/** A day that can be ordered; `isLate` after its cut-off, where the supplier decides whether it still comes. */
export type OfferedDay = Pick<DeliveryTimes, 'cutOffAt' | 'from' | 'to'> & {
  readonly day: string
  readonly isLate: boolean
}

/**
 * The days that a supplier offers for goods of which the slowest needs `leadDays`, soonest first. A closure wins over all, an
 * extra delivery over a holiday and over its weekday's run.
 */
export function offeredDays(
  candidates: readonly CandidateDay[],
  terms: DeliveryTerms,
  leadDays: number,
): OfferedDay[] {
  const first = later(terms.today, leadDays)
  const last = later(terms.today, MAX_DAYS_AHEAD)
  return candidates
    .filter(({ day }) => day >= first && day <= last)
    .flatMap((candidate) => offerOf(candidate, terms) ?? [])
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/**
 * Which of the days offered to propose in place of one that closes: the next one, else the last before it. Undefined when none is
 * offered before its cut-off.
 */
export function dayInPlaceOf(closed: string, offered: readonly OfferedDay[]): string | undefined {
  const days = offered.filter(({ day, isLate }) => !isLate && day !== closed).map(({ day }) => day)
  return days.find((day) => day > closed) ?? days.at(-1)
}

/** The weekdays that have a run, 1 Monday to 7 Sunday in order, by candidates of a week or more. */
export function weekdaysWithRun(candidates: readonly CandidateDay[]): number[] {
  const weekdays = candidates.filter(({ run }) => run).map(({ day }) => weekday(day))
  return [...new Set(weekdays)].toSorted((a, b) => a - b)
}

function offerOf(candidate: CandidateDay, terms: DeliveryTerms): OfferedDay | undefined {
  const times = timesOf(candidate, terms)
  if (!times) return undefined
  const isLate = !times.isBeforeCutOff
  if (isLate && (terms.cutOffRule === 'strict' || !times.isBeforeWindow)) return undefined
  const { cutOffAt, from, to } = times
  return { day: candidate.day, cutOffAt, from, to, isLate }
}

function timesOf({ day, run, extra, isClosed }: CandidateDay, { closedHolidays }: DeliveryTerms) {
  if (isClosed) return null
  if (extra) return extra
  const holiday = holidayOf(day)
  return holiday !== null && closedHolidays.includes(holiday) ? null : run
}
