export const MAX_ZONES = 50
export const MAX_ZONE_NAME = 60
export const MAX_DAYS_BEFORE = 7
/** Closures and extra days of a supplier from today on. */
export const MAX_EXCEPTIONS = 200
export const MAX_EXCEPTION_NOTE = 200
/** How far ahead a day may be closed or added, and how many days one closure may last. */
export const MAX_EXCEPTION_AHEAD = 366
export const MAX_CLOSURE_DAYS = 62

/** How long a proposal may wait for its answer, and until how long after a delivery a credit may be asked for (product.md 18). */
export const ANSWER_MINUTES = { least: 15, most: 1440 } as const
export const CREDIT_HOURS = { least: 24, most: 168 } as const

export const EXCEPTION_KINDS = ['closed', 'extra'] as const
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number]

/** When a delivery must be ordered, HH:MM so many days before it, and between which hours it arrives; all in Montréal. */
export type RunTimes = {
  readonly days_before: number
  readonly cut_off: string
  readonly from: string
  readonly to: string
}

/** The delivery of one weekday, 1 Monday to 7 Sunday. */
export type Run = RunTimes & { readonly weekday: number }

/** Clocks change between these hours: a time between them is named twice in autumn and not at all in spring. */
const CHANGE_OF_CLOCKS = { from: '01:00', to: '03:00' }

/** What is wrong with one field of a delivery's times; undefined when nothing is. */
export function runProblem({
  days_before,
  cut_off,
  from,
  to,
}: RunTimes):
  | { field: 'cut_off'; problem: 'cut_off_in_change' | 'cut_off_in_window' }
  | { field: 'to'; problem: 'window_reversed' }
  | undefined {
  if (cut_off >= CHANGE_OF_CLOCKS.from && cut_off < CHANGE_OF_CLOCKS.to) {
    return { field: 'cut_off', problem: 'cut_off_in_change' }
  }
  if (to <= from) return { field: 'to', problem: 'window_reversed' }
  if (days_before === 0 && cut_off >= from)
    return { field: 'cut_off', problem: 'cut_off_in_window' }
  return undefined
}
