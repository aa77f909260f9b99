/** How much open work there is: accepted orders, their cases, and orders that wait for an answer. */
export type OpenWork = {
  readonly orders: number
  readonly cases: number
  readonly unanswered: number
}

/** The work of one day of delivery, YYYY-MM-DD or null where it is arranged, in one zone. */
export type ZoneWork<Zone> = OpenWork & { readonly day: string | null; readonly zone: Zone }

export type DayWork<Zone> = OpenWork & {
  day: string | null
  zones: (OpenWork & { zone: Zone })[]
}

/** Work by day, in the order in which each day is first met: each with its sums, and its zones as they come. */
export function openWorkByDay<Zone>(work: readonly ZoneWork<Zone>[]): DayWork<Zone>[] {
  return [...Map.groupBy(work, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    orders: sumOf(ofDay, 'orders'),
    cases: sumOf(ofDay, 'cases'),
    unanswered: sumOf(ofDay, 'unanswered'),
    zones: ofDay.map(({ zone, orders, cases, unanswered }) => ({
      zone,
      orders,
      cases,
      unanswered,
    })),
  }))
}

function sumOf(work: readonly OpenWork[], of: keyof OpenWork): number {
  return work.reduce((sum, one) => sum + one[of], 0)
}
