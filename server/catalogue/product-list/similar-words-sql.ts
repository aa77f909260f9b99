import { wordForms } from '@halles/domain/search.ts'
import { sql } from 'kysely'
import { isForEveryone } from '../../customers/audience-sql.ts'
import type { Reader } from '../../database/transaction.ts'
import { mayHaveTypo } from './product-search-sql.ts'

/** Products looked at for a word: enough to meet every word that is common, and a bound on the work whatever the catalogue's size. */
const PRODUCTS_READ = 100
/** Letters that a typo and doubled letters change between them. */
const MOST_LETTERS_APART = 2

/**
 * For each of these words, folded, the words of product names that are a typo away from it, in either number: "poulet" for
 * "poullet". Words without any are missing, and those that only products for customers have.
 */
export async function findSimilarWords(
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const asked = words.filter(mayHaveTypo)
  if (asked.length === 0) return new Map()
  const forms = asked.map((word) => wordForms(word).join(' '))
  // guard: customers: words of products for customers correct nobody's typos [audience]
  //   code: and ${isForEveryone('product')}
  const rows = await reader
    .selectFrom(
      // `offset 0`: the keys of a word are computed once.
      sql<{ word: string; similar: string }>`(
        select wanted.word, found.word as similar
        from (
            select word, typo_keys(array_to_tsvector(string_to_array(forms, ' '))) as keys
            from unnest(${asked}::text[], ${forms}::text[]) as typed (word, forms)
            offset 0) wanted,
          lateral (
            select distinct unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}'))) as word
            from (
              select search_vector from product
              where typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && wanted.keys and ${isForEveryone('product')}
              limit ${sql.lit(PRODUCTS_READ)}) product) found
        where abs(length(found.word) - length(wanted.word)) <= ${sql.lit(MOST_LETTERS_APART)}
          and typo_keys(array_to_tsvector(array[found.word])) && wanted.keys)`.as('found'),
    )
    .select('found.word')
    .select(sql<string[]>`array_agg(found.similar)`.as('similar'))
    .groupBy('found.word')
    .execute()
  return new Map(rows.map(({ word, similar }) => [word, similar]))
}
