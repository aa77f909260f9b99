import type { PaperKind } from './paper.ts'

/** The longest text before the numbers of a series, in characters. */
export const MAX_SERIES_PREFIX = 12
/** The highest number of a series: eight digits. */
export const MAX_SERIES_NUMBER = 99_999_999
/** The highest that a supplier may go on from: ten million papers are left to it. */
export const MAX_SET_NUMBER = 90_000_000
/** What stands before the numbers of a new series: accounting programs keep both kinds in one list, where each number is there once. */
export const FIRST_PREFIX: Readonly<Record<PaperKind, string>> = { invoice: '', credit_note: 'NC-' }
/** A month of two orders a day is one invoice. */
export const MAX_INVOICED_ORDERS = 62
/** Half of what a thread makes a PDF of within its time and memory (decision 095): whatever is issued can be read. */
export const MAX_INVOICED_LINES = 3_000

const DIGITS = 6

/** A number of a series as it is written: "F-000123", from seven digits on as long as it is. */
export function paperLabel(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(DIGITS, '0')}`
}

/** How a kind of paper is numbered: what stands before, the last number that was used or passed over, whether a next one was set. */
export type SeriesState = {
  readonly prefix: string
  readonly lastNumber: number
  readonly isNumberSet: boolean
}

/**
 * A series after its supplier changed it: what is left out stays. The next number is set once, to go on from elsewhere, and never to
 * one that may be on a paper; that it already is the next is no change.
 */
export function nextSeries<Series extends SeriesState>(
  series: Series,
  {
    prefix = series.prefix,
    nextNumber,
  }: { prefix?: string | undefined; nextNumber?: number | undefined },
): Series | { refused: 'number_issued' | 'number_set' } {
  if (nextNumber === undefined || nextNumber === series.lastNumber + 1) return { ...series, prefix }
  // guard: series: its next number is set once [paper-series-save.post]
  if (series.isNumberSet) return { refused: 'number_set' }
  // guard: series: never below what was issued [paper-series-save.post]
  if (nextNumber <= series.lastNumber) return { refused: 'number_issued' }
  return { ...series, prefix, lastNumber: nextNumber - 1, isNumberSet: true }
}
