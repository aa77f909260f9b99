import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.ts'
import { type CaseOffer, type PriceChange, priceChange } from './price-change.ts'

/** A product that a cart is to be filled with, and what it is today. */
export type WantedProduct = {
  /** Cases wanted, 1 or more. */
  readonly cases: number
  /** Cases that the cart has; 0: none. */
  readonly present: number
  /** Why it cannot be ordered now; null when it can. */
  readonly unavailable: string | null
  readonly now: CaseOffer
  /** The case that `now` is compared with: the one last paid, or that of an order which is placed again; null: none. */
  readonly paid: CaseOffer | null
}

type ReasonOf<Wanted extends WantedProduct> = NonNullable<Wanted['unavailable']> | 'cart_full'

/** Every wanted product is either in `filled` or in `leftOut`; `repriced` are those of `filled` that changed. */
export type CartFill<Wanted extends WantedProduct> = {
  /** With the cases that its line has from now on. */
  filled: (Wanted & { quantity: number })[]
  leftOut: (Wanted & { reason: ReasonOf<Wanted> })[]
  repriced: (Wanted & { paid: CaseOffer; change: PriceChange })[]
}

/**
 * What becomes of wanted products, each named once: a line gets the larger of the cases wanted and those it has, at most
 * MAX_LINE_QUANTITY. Left out is what cannot be ordered now, and what would be a new line in a cart that has
 * MAX_CART_LINES; `lineCount` is how many the cart has.
 */
export function fillCart<Wanted extends WantedProduct>(
  wanted: readonly Wanted[],
  lineCount: number,
): CartFill<Wanted> {
  const fill: CartFill<Wanted> = { filled: [], leftOut: [], repriced: [] }
  let count = lineCount
  for (const one of wanted) {
    const isNew = one.present === 0
    const reason = one.unavailable ?? (isNew && count >= MAX_CART_LINES ? 'cart_full' : null)
    if (reason !== null) {
      fill.leftOut.push({ ...one, reason })
      continue
    }
    if (isNew) count++
    const quantity = Math.min(Math.max(one.present, one.cases), MAX_LINE_QUANTITY)
    fill.filled.push({ ...one, quantity })
    fill.repriced.push(...repricedOf(one))
  }
  return fill
}

function repricedOf<Wanted extends WantedProduct>(one: Wanted): CartFill<Wanted>['repriced'] {
  const { paid, now } = one
  const change = paid && priceChange(paid, now)
  return paid && change ? [{ ...one, paid, change }] : []
}
