import { type Cents, sumCents } from './money.ts'

/** Code units of what is said with a request for approval or with its refusal: a few sentences. */
export const MAX_APPROVAL_NOTE = 500

/** What a member may order without an approval, goods before tax, in cents; null: any amount. */
export type OrderLimits = {
  readonly perOrder: Cents | null
  /** From Monday 0:00 in Montréal, each order as it was placed. */
  readonly perWeek: Cents | null
}

/** A limit that an order would exceed, in cents. */
export type ExceededLimit = {
  per: 'order' | 'week'
  limitCents: Cents
  /** What counts against the limit already: other orders of the week; 0 for one order. */
  orderedCents: Cents
  /** Of the order. */
  totalCents: Cents
}

/**
 * The limit that an order of `totalCents` would exceed, after orders of `orderedCents` in this week: that of one order
 * before that of the week. Null when the member may place it; an order that equals a limit is within it.
 */
export function exceededLimit(
  { perOrder, perWeek }: OrderLimits,
  { totalCents, orderedCents }: { totalCents: Cents; orderedCents: Cents },
): ExceededLimit | null {
  if (perOrder !== null && totalCents > perOrder) {
    return { per: 'order', limitCents: perOrder, orderedCents: 0, totalCents }
  }
  if (perWeek !== null && sumCents([orderedCents, totalCents]) > perWeek) {
    return { per: 'week', limitCents: perWeek, orderedCents, totalCents }
  }
  return null
}
