/** A review's day of the wire, DD-MM-YYYY, as every other day is written: YYYY-MM-DD. */
export function dayOf(date: string): string {
  return date.split('-').reverse().join('-')
}
