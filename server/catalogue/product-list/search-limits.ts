/** How much a search reads, in products. Constants of its statements, so that PostgreSQL plans for them. */
export type SearchLimits = {
  /** Found: as many are counted exactly and ranked by how well each matches. */
  readonly ranked: number
  /** By PostgreSQL’s estimate: as many are looked up by their words without any other question. */
  readonly estimated: number
  /** Of the restaurant's suppliers: as many are all compared, rather than looked up by their words. */
  readonly read: number
  /** Candidates for the first pages of a search that finds more than `ranked`, by each criterion. */
  readonly candidates: number
  /** Read for candidates that are about a word, by all such criteria together. */
  readonly nouns: number
  /** Candidates that have the words whole in their names. */
  readonly whole: number
  /** Read for candidates that have the words in their names. */
  readonly names: number
  /** Read in the list's order for what follows the candidates: at first, and where that is too few. */
  readonly further: readonly number[]
}

export const SEARCH_LIMITS: SearchLimits = {
  ranked: 10_000,
  estimated: 20_000,
  read: 5_000,
  candidates: 200,
  nouns: 10_000,
  whole: 1_000,
  names: 2_000,
  further: [20_000, 200_000],
}
