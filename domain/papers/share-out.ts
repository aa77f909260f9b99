import { type Cents, sumCents } from '../money.ts'

/**
 * A sum over parts by their weights, in whole cents: what is left over goes to the part with the largest weight. The parts add up to the
 * sum, and none is less than nothing. Of weights that are all 0, all goes to the first; without parts there must be no sum.
 */
export function shareOut(sum: Cents, weights: readonly Cents[]): Cents[] {
  const whole = BigInt(sumCents(weights))
  const shares = weights.map((weight) =>
    whole === 0n ? 0 : Number((BigInt(sum) * BigInt(weight)) / whole),
  )
  const largest = weights.indexOf(Math.max(...weights))
  return shares.map((share, index) => (index === largest ? share + sum - sumCents(shares) : share))
}
