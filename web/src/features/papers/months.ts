/** A month in an address, YYYY-MM. */
export function monthText(value: unknown): string | undefined {
  return typeof value === 'string' && /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined
}

/** So many months after a month of the wire, or before it. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The last months, the present one first, and the one that is chosen wherever it lies. */
export function monthsBack(present: string, count: number, chosen: string | undefined): string[] {
  const months = Array.from({ length: count }, (_, back) => monthAfter(present, -back))
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen]
}

/** First and last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const end = new Date(`${monthAfter(month, 1)}-01T12:00:00Z`)
  end.setUTCDate(0)
  return { from: `${month}-01`, to: end.toISOString().slice(0, 10) }
}

/** What a list, newest first, has of each month. */
export function byMonth<Row extends { issued_on: string }>(
  rows: readonly Row[],
): { month: string; rows: Row[] }[] {
  const months: { month: string; rows: Row[] }[] = []
  for (const row of rows) {
    const month = row.issued_on.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.rows.push(row)
    else months.push({ month, rows: [row] })
  }
  return months
}

/** From Monday to Sunday, the week before that of a day. */
export function lastWeek(day: string): { from: string; to: string } {
  const noon = new Date(`${day}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  const daysAgo = (days: number) =>
    new Date(noon.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return { from: daysAgo(sinceMonday + 7), to: daysAgo(sinceMonday + 1) }
}
