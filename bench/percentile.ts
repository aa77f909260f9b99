/** The least of the values that this share of them does not exceed (nearest rank): 0.5 the median, 0.99 the p99. */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(values.length * share))
  return values.toSorted((a, b) => a - b)[rank - 1] ?? 0
}
