/**
 * Sequences that failed once, run each time before any others: the seed that was printed, and the first number of the path. They
 * stay what they were only as long as `sequences.ts` does; what was wrong has a test of its own besides, named here.
 */
export const KEPT_FAILURES: readonly { seed: number; path: string; test: string }[] = []
