import type { Cents } from './money.ts'

/** 1,000.00 $: more than a truck costs for a day. */
export const MAX_FEE_CENTS = 100_000

/** What a zone asks for a delivery, in cents; nothing from an amount of goods on, null: whatever the amount. */
export type DeliveryFee = {
  readonly feeCents: Cents
  readonly waivedFromCents: Cents | null
}

/** The fee of an order of so many cents of goods: the amount that is named is enough for none. */
export function deliveryFee({ feeCents, waivedFromCents }: DeliveryFee, goodsCents: Cents): Cents {
  return waivedFromCents !== null && goodsCents >= waivedFromCents ? 0 : feeCents
}

/**
 * A fee in cents split over the lines that it is taxed with, by their amounts in cents (from 0): the cents that are left over go
 * to the largest remainders, of equal ones to the earlier line. The parts sum exactly to the fee and none is below 0; lines that
 * all cost nothing share it evenly. A fee of some cents cannot be split over no line.
 */
export function splitFee(feeCents: Cents, amounts: readonly Cents[]): Cents[] {
  if (amounts.length === 0 && feeCents > 0)
    throw new RangeError('a fee is split over one line at least')
  const isForNothing = amounts.every((amount) => amount === 0)
  // Fee times amount goes beyond what a double holds exactly.
  const weights = amounts.map((amount) => BigInt(isForNothing ? 1 : amount))
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(feeCents) * weight
    return { index, cents: Number(exact / whole), rest: exact % whole }
  })
  const left = feeCents - shares.reduce((sum, { cents }) => sum + cents, 0)
  const raised = new Set(
    shares
      .toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ index, cents }) => (raised.has(index) ? cents + 1 : cents))
}
