/** The first of a month as French writes it: "1er décembre". `Intl` writes "1 décembre". */
export function withFirst(day: string): string {
  return day.replace(/(^|\s)1(?=\s|$)/, (_, before: string) => `${before}1er`)
}
