/**
 * Sequences that failed once, run each time before any others: the seed that was printed, and the first number of the path. They
 * stay what they were only as long as `sequences.ts` does; a defect has a test of its own besides.
 */
export const KEPT_FAILURES: readonly { seed: number; path: string; found: string }[] = [
  { seed: 1, path: '15', found: 'received once more after a credit was answered, its guard away' },
]
