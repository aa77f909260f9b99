import { amountMissing } from './checkout.ts'
import { type Cents, lineTotal, sumCents } from './money.ts'
import type { OrderSide } from './order-change.ts'

/** A line as its restaurant asks for it, in cents and cases; `isReplaced` when another product comes in its place. */
type CountedLine = {
  readonly priceCents: Cents
  readonly quantity: number
  readonly isCancelled: boolean
  readonly cancelledBy: OrderSide | null
  readonly isReplaced: boolean
}

/**
 * What is missing of the minimum that was agreed, in cents, once a restaurant has reduced its order; 0 where it is met, or where
 * the change takes nothing from it. What the supplier itself reduced or removed counts as asked for.
 */
export function missingOfMinimum(
  minimumCents: Cents | null,
  { before, after }: { before: readonly CountedLine[]; after: readonly CountedLine[] },
): Cents {
  const asked = askedCents(after)
  return asked >= askedCents(before) ? 0 : amountMissing(asked, minimumCents ?? 0)
}

function askedCents(lines: readonly CountedLine[]): Cents {
  return sumCents(
    lines
      .filter((line) => line.cancelledBy !== 'restaurant' && !(line.isCancelled && line.isReplaced))
      .map((line) => lineTotal(line.priceCents, line.quantity)),
  )
}
