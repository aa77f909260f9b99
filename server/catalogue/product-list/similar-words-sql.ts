import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { hasAlmost, keysOf } from './product-search-sql.ts'

/** Products looked at: enough to meet every word that is common, and a bound on the work whatever the catalogue's size. */
const PRODUCTS_READ = 100
/** Letters that a typo and doubled letters change between them. */
const MOST_LETTERS_APART = 2

/** Words of product names that are a typo away from this one, in either number: "poulet" for "poullet". */
export async function findSimilarWords(reader: Reader, word: string): Promise<string[]> {
  const rows = await reader
    .with('name', (db) =>
      db
        .selectFrom(({ selectFrom }) =>
          selectFrom('product')
            .select('search_vector')
            .where(hasAlmost(word))
            .limit(sql.lit(PRODUCTS_READ))
            .as('product'),
        )
        .select(
          sql<string>`unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}')))`.as('word'),
        ),
    )
    .with(
      (cte) => cte('distinct_word').materialized(),
      (db) =>
        db
          .selectFrom('name')
          .select('word')
          .distinct()
          .where(sql<boolean>`abs(length(word) - length(${word})) <= ${MOST_LETTERS_APART}`),
    )
    .selectFrom('distinct_word')
    .select('word')
    .where(sql<boolean>`typo_keys(array_to_tsvector(array[word])) && ${keysOf(word)}`)
    .execute()
  return rows.map((row) => row.word)
}
