// 'HALL' in ASCII, so that no other application of the same database picks our numbers.
const HALLES = 0x48414c4c

/** The advisory locks of Halles, in one place so that no two share a number. */
export const ADVISORY_LOCKS = {
  dataFolder: [HALLES, 1],
  migrate: [HALLES, 2],
} as const
