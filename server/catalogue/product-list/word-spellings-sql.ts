import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { mayHaveTypo } from './product-search-sql.ts'
import { NAMES, wholeWord } from './product-words-query.ts'
import { findSimilarWords } from './similar-words-sql.ts'

/** Words whose spelling is looked up in one text, and products that are read for the beginning of each. */
const MAX_SPELT = 60
const PRODUCTS_READ = 300
/** What begins a word: shorter ones begin too many. */
const SHORTEST_BEGINNING = 3

/**
 * Of words, folded: those that no product's name has, with the words of names that they may stand for, because they begin
 * them or are a typo away. Words that stand for nothing are missing.
 */
export async function findSpellings(
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lettered = [...new Set(words)].filter((word) => /^\p{L}{3,}$/u.test(word))
  const unknown = (await findUnknown(reader, lettered)).slice(0, MAX_SPELT)
  const spellings = new Map<string, readonly string[]>()
  // One after the other: a call takes one connection.
  for (const word of unknown) {
    const begun = await findBegun(reader, word)
    const similar = mayHaveTypo(word) ? await findSimilarWords(reader, word) : []
    if (begun.length + similar.length > 0) spellings.set(word, [...new Set([...begun, ...similar])])
  }
  return spellings
}

async function findUnknown(reader: Reader, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const conditions = words.map((word) => wholeWord(word, NAMES))
  const rows = await reader
    .selectFrom(
      sql<{
        word: string
        condition: string
      }>`unnest(${words}::text[], ${conditions}::tsquery[])`.as(sql`wanted (word, condition)`),
    )
    .select(sql<string>`wanted.word`.as('word'))
    // A subquery that is no join: looked up word by word, and left at the first product.
    .where(
      sql<boolean>`(select true from product where product.search_vector @@ wanted.condition limit 1) is null`,
    )
    .execute()
  return rows.map(({ word }) => word)
}

async function findBegun(reader: Reader, word: string): Promise<string[]> {
  if (word.length < SHORTEST_BEGINNING) return []
  const rows = await reader
    .selectFrom(
      sql<{ word: string }>`(
        select distinct unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}'))) as word
        from (
          select search_vector from product
          where search_vector @@ ${`${word}:*${NAMES}`}::tsquery
          limit ${sql.lit(PRODUCTS_READ)}) product)`.as('found'),
    )
    .select('found.word')
    .where(sql<boolean>`starts_with(found.word, ${word})`)
    .execute()
  return rows.map((row) => row.word)
}
