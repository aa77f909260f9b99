/** The longest text before the numbers of a series, in characters. */
export const MAX_SERIES_PREFIX = 12
/** The highest number of a series: eight digits. */
export const MAX_SERIES_NUMBER = 99_999_999
/** A month of two orders a day is one invoice. */
export const MAX_INVOICED_ORDERS = 62

const DIGITS = 6

/** A number of a series as it is written: "F-000123", from seven digits on as long as it is. */
export function paperLabel(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(DIGITS, '0')}`
}
