import { sql } from 'kysely'
import { isForEveryone, isForRestaurant } from '../../customers/audience-sql.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { NAMES, wholeWord } from './product-words-query.ts'
import { findSimilarWords } from './similar-words-sql.ts'

/** Words whose spelling is looked up in one text, and products that are read for the beginning of each. */
const MAX_SPELT = 60
const PRODUCTS_READ = 300

/**
 * Of words, folded: those that no product's name has that the restaurant may see, with the words of names that they may stand for, because they begin
 * them or are a typo away. Words that stand for nothing are missing.
 */
export async function findSpellings(
  reader: Reader,
  restaurantId: RestaurantId,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lettered = [...new Set(words)].filter((word) => /^\p{L}{3,}$/u.test(word))
  const unknown = (await findUnknown(reader, restaurantId, lettered)).slice(0, MAX_SPELT)
  const begun = await findBegun(reader, unknown)
  const similar = await findSimilarWords(reader, unknown)
  return new Map(
    unknown.flatMap((word) => {
      const stands = new Set([...(begun.get(word) ?? []), ...(similar.get(word) ?? [])])
      return stands.size > 0 ? [[word, [...stands]] as const] : []
    }),
  )
}

async function findUnknown(
  reader: Reader,
  restaurantId: RestaurantId,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return []
  const conditions = words.map((word) => wholeWord(word, NAMES))
  // guard: customers: a word of products for customers alone is unknown to others [audience]
  //   code: and ${isForRestaurant('product', restaurantId)}
  const rows = await reader
    .selectFrom(
      sql<{
        word: string
        condition: string
      }>`unnest(${words}::text[], ${conditions}::tsquery[])`.as(sql`wanted (word, condition)`),
    )
    .select(sql<string>`wanted.word`.as('word'))
    // Looked up word by word, and left at the first product. Materialized: where one product is enough, PostgreSQL would
    // rather read all of them than an index.
    .where(
      sql<boolean>`(
        with found as materialized (
          select true as found from product
          where product.search_vector @@ wanted.condition and ${isForRestaurant('product', restaurantId)})
        select found from found limit 1) is null`,
    )
    .execute()
  return rows.map(({ word }) => word)
}

async function findBegun(
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (words.length === 0) return new Map()
  const conditions = words.map((word) => `${word}:*${NAMES}`)
  // guard: customers: words of products for customers complete nobody's words [audience]
  //   code: and ${isForEveryone('product')}
  const rows = await reader
    .selectFrom(
      sql<{ word: string; begun: string }>`(
        select wanted.word, found.word as begun
        from unnest(${words}::text[], ${conditions}::tsquery[]) as wanted (word, condition),
          lateral (
            select distinct unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}'))) as word
            from (
              select search_vector from product
              where search_vector @@ wanted.condition and ${isForEveryone('product')}
              limit ${sql.lit(PRODUCTS_READ)}) product) found
        where starts_with(found.word, wanted.word))`.as('found'),
    )
    .select('found.word')
    .select(sql<string[]>`array_agg(found.begun)`.as('begun'))
    .groupBy('found.word')
    .execute()
  return new Map(rows.map(({ word, begun }) => [word, begun]))
}
