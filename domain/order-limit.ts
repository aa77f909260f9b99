import { type Cents, sumCents } from './money.ts'

/** Code units of what is said with a request for approval or with its refusal: a few sentences. */
export const MAX_APPROVAL_NOTE = 500

/** What a member may order without an approval, goods before tax, in cents; null: any amount. */
export type OrderLimits = {
  readonly perOrder: Cents | null
  /** From Monday 0:00 in Montréal, each order as it was placed, and what was added to orders since. */
  readonly perWeek: Cents | null
}

/** A limit that an order would exceed, in cents. */
export type ExceededLimit = {
  per: 'order' | 'week'
  limitCents: Cents
  /** What counts against the limit already: other orders of the week; of one order, what was ordered before it was changed. */
  orderedCents: Cents
  /** Of the order. */
  totalCents: Cents
}

/**
 * The limit that an order of `totalCents` would exceed, after orders of `orderedCents` in this week: that of one order
 * before that of the week. Null when the member may place it; an order that equals a limit is within it. Of a change of an order,
 * `totalCents` is what it adds, `ofOrderCents` what the member has ordered in it before, and `orderedCents` includes that.
 */
export function exceededLimit(
  { perOrder, perWeek }: OrderLimits,
  {
    totalCents,
    orderedCents,
    ofOrderCents = 0,
  }: { totalCents: Cents; orderedCents: Cents; ofOrderCents?: Cents },
): ExceededLimit | null {
  if (perOrder !== null && sumCents([ofOrderCents, totalCents]) > perOrder) {
    return { per: 'order', limitCents: perOrder, orderedCents: ofOrderCents, totalCents }
  }
  if (perWeek !== null && sumCents([orderedCents, totalCents]) > perWeek) {
    return { per: 'week', limitCents: perWeek, orderedCents, totalCents }
  }
  return null
}
