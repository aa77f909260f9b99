/** The space inside a time of day in French, "14 h 05": narrow, and no line ends there. */
export const NARROW = '\u202f'

/** The first of a month as French writes it: "1er décembre". `Intl` writes "1 décembre". */
export function withFirst(day: string): string {
  return day.replace(/(^|\s)1(?=\s|$)/, (_, before: string) => `${before}1er`)
}

/** A time that `Intl` writes with spaces where a line may end. */
export function withNarrowHours(time: string): string {
  return time.replace(/(\d\d) h (\d\d)/, `$1${NARROW}h${NARROW}$2`)
}
