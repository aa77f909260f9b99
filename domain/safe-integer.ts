const MOST = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * As a number, at most (at least) the largest (smallest) that is exact: what suppliers may call a unit, "9999999999kg", makes
 * ratios of amounts that no answer holds.
 */
export function nearestSafeInteger(value: bigint): number {
  return Number(value > MOST ? MOST : value < -MOST ? -MOST : value)
}
