import type { ListingName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { isListed, type Search } from './product-search-sql.ts'

type Explained = { 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }

/**
 * How many products of all suppliers a search finds, as PostgreSQL estimates by its statistics of words: nothing is read.
 * Not a prepared statement, because the estimate is of these words.
 */
export async function estimateFound(
  reader: Reader,
  category: ListingName,
  search: Search,
): Promise<number> {
  const [explained] = await reader
    .selectFrom('product')
    .select(sql.lit(1).as('one'))
    .where(isListed(category, search))
    .explain<Explained>('json')
  return explained?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}
