import { comparableContent } from './case-content.ts'
import type { PricedCase } from './measure.ts'
import type { Cents } from './money.ts'
import { nearestSafeInteger } from './safe-integer.ts'

/** How the price of an amount changed, in thousandths of what was paid: 50 is 5 % more, -50 is 5 % less. */
export type PriceDifference = {
  readonly thousandths: number
  /** It rose, and the case holds less than the one that was paid. */
  readonly isSmallerCase: boolean
}

/**
 * How the price of a case differs from what was last paid, by what both hold and not by the case, so that a smaller case at
 * the same price is a rise. Null where it does not differ by a thousandth, and where the contents do not compare.
 */
export function differenceSince(paid: PricedCase, now: PricedCase): PriceDifference | null {
  const [before, after] = [comparableContent(paid), comparableContent(now)]
  if (before.base !== after.base) return null
  const paidForBoth = BigInt(paid.priceCents) * after.amount
  const nowForBoth = BigInt(now.priceCents) * before.amount
  const thousandths = roundedRatio((nowForBoth - paidForBoth) * 1000n, paidForBoth)
  if (thousandths === 0) return null
  return { thousandths, isSmallerCase: thousandths > 0 && after.amount < before.amount }
}

/** What another case costs less, for as much as one case of the preferred one holds. */
export type Saving = {
  /** Rounded down, in thousandths of the preferred price. */
  readonly thousandths: number
  /** Of one preferred case, rounded down. */
  readonly savedCents: Cents
}

/** Less is not worth another supplier. */
const LEAST_SAVING = { thousandths: 10, cents: 50 }

/**
 * The cheapest of other offers by what a case holds, when it saves 1 % or more and 0.50 $ or more of a preferred case. Of
 * two at one price the first. Undefined when none does.
 */
export function cheapestOther<Offer extends PricedCase>(
  preferred: PricedCase,
  others: readonly Offer[],
): (Saving & { offer: Offer }) | undefined {
  const { base } = comparableContent(preferred)
  const comparable = others.filter((other) => comparableContent(other).base === base)
  const [offer] = comparable.toSorted(byPrice)
  if (!offer) return undefined
  const saving = savingOf(preferred, offer)
  const isWorth =
    saving.thousandths >= LEAST_SAVING.thousandths && saving.savedCents >= LEAST_SAVING.cents
  return isWorth ? { ...saving, offer } : undefined
}

function byPrice(one: PricedCase, other: PricedCase): number {
  const difference =
    BigInt(one.priceCents) * comparableContent(other).amount -
    BigInt(other.priceCents) * comparableContent(one).amount
  return difference < 0n ? -1 : Number(difference > 0n)
}

function savingOf(preferred: PricedCase, offer: PricedCase): Saving {
  const [own, other] = [comparableContent(preferred).amount, comparableContent(offer).amount]
  const saved = BigInt(preferred.priceCents) * other - BigInt(offer.priceCents) * own
  if (saved <= 0n) return { thousandths: 0, savedCents: 0 }
  return {
    thousandths: Number((saved * 1000n) / (BigInt(preferred.priceCents) * other)),
    savedCents: Number(saved / other),
  }
}

/** Half away from zero. */
function roundedRatio(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n
  const size = isNegative ? -numerator : numerator
  const rounded = nearestSafeInteger((2n * size + denominator) / (2n * denominator))
  return isNegative ? -rounded : rounded
}
