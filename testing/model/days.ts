import { later } from '@halles/domain/holidays.ts'

/** The supplier that has delivery days, each to be ordered a week before; the other arranges its deliveries. */
export const WITH_DAYS = 1
/** Days are counted from the market's first: on this one and later ones it delivers, unless it is closed. */
export const FIRST_DAY = 8

export const dayOf = ({ today }: { today: string }, day: number): string => later(today, day)

/** Of the model: the days on which that supplier is closed. */
type Closed = { closedDays: ReadonlySet<number> }

export const isOffered = ({ closedDays }: Closed, supplier: number, day: number): boolean =>
  supplier === WITH_DAYS && day >= FIRST_DAY && !closedDays.has(day)

/** The first day offered from one on; so few are closed that there is always one. */
export function firstOffered(model: Closed, from = FIRST_DAY): number {
  return isOffered(model, WITH_DAYS, from) ? from : firstOffered(model, from + 1)
}
