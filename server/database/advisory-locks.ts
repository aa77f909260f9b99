// 'HALL' in ASCII, so that no other application of the same database picks our numbers.
const HALLES = 0x48414c4c

/** The advisory locks of Halles, in one place so that no two share a number. */
export const ADVISORY_LOCKS = {
  dataFolder: [HALLES, 1],
  migrate: [HALLES, 2],
} as const

/** The queues before rows (row-queue-sql.ts): the first number of each, the second is the row's. */
export const ROW_QUEUES = {
  session: HALLES + 1,
  city: HALLES + 2,
  account: HALLES + 3,
  supplier: HALLES + 4,
} as const
