import type { OfferedDay } from './delivery-days.ts'

/** Code units of a restaurant's own number for an order, and of what it writes to a supplier with it: migration 041. */
export const MAX_PO_NUMBER = 40
export const MAX_ORDER_NOTE = 500

/** Suppliers whose next delivery is asked for at once: several times those of a list's page. */
export const MAX_ASKED_SUPPLIERS = 60

/**
 * The day of an order that names none: the soonest before its cut-off, for after it the supplier may still refuse; where all
 * are late, the soonest. Undefined when none is offered. `offered` is soonest first.
 */
export function defaultDay<Day extends Pick<OfferedDay, 'isLate'>>(
  offered: readonly Day[],
): Day | undefined {
  return offered.find(({ isLate }) => !isLate) ?? offered[0]
}

/**
 * The day that is agreed when an order is placed: the one that was chosen, YYYY-MM-DD, or without a choice the default.
 * Undefined when the chosen one is not offered, or none is: another is never taken in its place.
 */
export function agreedDay<Day extends Pick<OfferedDay, 'day' | 'isLate'>>(
  offered: readonly Day[],
  chosen: string | null,
): Day | undefined {
  return chosen === null ? defaultDay(offered) : offered.find(({ day }) => day === chosen)
}
