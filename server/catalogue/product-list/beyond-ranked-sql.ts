import { PRODUCTS_PER_PAGE, type SortDirection } from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { foundBySupplier, foundProducts } from './found-products-sql.ts'
import {
  type IndexedKey,
  inScanOrder,
  keyColumns,
  type ScannedProduct,
  scansOf,
} from './indexed-sort-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { isFound } from './product-search-sql.ts'
import { candidates, ofListed } from './search-candidates-sql.ts'
import type { Searched } from './searched.ts'
import { isOfServed, withServedSuppliers } from './served-suppliers-sql.ts'
import type { ListedProducts } from './wanted-list.ts'

export type WantedInOrder = {
  key: IndexedKey | 'supplier'
  direction: SortDirection
  offset: number
  count: number
  /** Without the candidates, which stand before. */
  isAfterCandidates: boolean
}

/**
 * Of a search that finds too many to rank them all: products in the order of a key. By supplier, or from the first `limit` products of
 * all suppliers in that order, fewer than wanted where that is too small; without a limit, from all that are found.
 */
export async function listFurtherFound(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
  { key, direction, offset, count, isAfterCandidates }: WantedInOrder,
  limit?: number,
): Promise<ListedProducts['results']> {
  const order = inScanOrder(key, direction)
  const page = withServedSuppliers(reader, restaurantId, searched.supplier)
    .with('page', (db) =>
      db
        .selectFrom(inOrderOf(searched, { key, direction, limit }).as('listed'))
        .select(['listed.id', 'listed.public_id', 'listed.key_group', 'listed.key'])
        .$if(isAfterCandidates, (listed) =>
          listed.where(
            sql<boolean>`listed.id not in (select id from ${candidates(searched)} candidate)`,
          ),
        )
        .orderBy(order)
        .limit(sql.lit(Math.min(count, PRODUCTS_PER_PAGE)))
        .offset(offset),
    )
    .selectNoFrom(pageProducts(restaurantId, order, searched.supplier).as('results'))
  const { results } = await page.executeTakeFirstOrThrow()
  return results.map(withSupplier)
}

function inOrderOf(
  searched: Searched,
  {
    key,
    direction,
    limit,
  }: Pick<WantedInOrder, 'key' | 'direction'> & { limit: number | undefined },
): RawBuilder<ScannedProduct> {
  if (key === 'supplier') return foundBySupplier(searched, direction)
  if (limit === undefined)
    return sql`(select ${keyColumns({ key, direction })} from ${foundProducts('words', searched)} product)`
  const order = inScanOrder(key, direction)
  return sql`(
    select * from (
      select * from (${scansOf(searched.category, { key, direction }, limit)}) listed
      order by ${order} limit ${sql.lit(limit)}
    ) listed
    where ${isOfServed(sql`listed.supplier_id`)} and ${ofListed(isFound(searched.search))})`
}
