import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { RANKED_COLUMNS, type RankedProduct, selected } from './product-columns-sql.ts'
import { productCount } from './product-count-sql.ts'
import { hasWords, isListed, meetsFilter } from './product-search-sql.ts'
import { candidates } from './search-candidates-sql.ts'
import { isForBuyer, isSold, withServedSuppliers } from './served-suppliers-sql.ts'
import type { Searched } from './wanted-list.ts'

/**
 * Where a search finds its products. `words`: in the indexes of words, then those that the restaurant can order.
 * `suppliers`: in what the restaurant can order, by its suppliers. `candidates`: only the most promising ones.
 */
export type Source = 'words' | 'suppliers' | 'candidates'

/**
 * The found products that a restaurant can order, as a subquery of a statement with the common table expression `served`.
 * By their words at most `most`, in no order. A limit and `offset 0` separate what is looked up from what is compared and
 * joined, so that PostgreSQL reads no more than that.
 */
export function foundProducts(
  source: Source,
  searched: Searched,
  most?: number,
): RawBuilder<RankedProduct> {
  const { search } = searched
  if (source === 'suppliers')
    return sql`(
      select ${selected(RANKED_COLUMNS)}
      from served, lateral (${ofServedSupplier(searched)} offset 0) product
      where ${hasWords(search)})`
  return source === 'words' ? sql`(${byWords(searched, most)})` : candidates(searched)
}

function byWords({ category, search }: Searched, most?: number) {
  return sql`
    select ${selected(RANKED_COLUMNS)} from product
    where ${isListed(category, search)} and ${IS_AVAILABLE} and ${isSold('product')}
    ${most === undefined ? sql`offset 0` : sql`limit ${sql.lit(most)}`}`
}

function ofServedSupplier({ category, search }: Searched) {
  return sql`
    select ${selected(RANKED_COLUMNS)} from product
    where product.supplier_id = served.id and ${isListed(category, undefined)} and ${IS_AVAILABLE}
      and ${isForBuyer('product')} and ${meetsFilter(search)}`
}

type Counted = { served: number; found: number }

/**
 * How many products the restaurant can order in the category; where those are more than `read`, how many of them are found,
 * at most `ranked` and one. Of found products nothing is read but what says that they are.
 */
export async function countFound(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
): Promise<Counted> {
  const { category, supplier, limits } = searched
  return withServedSuppliers(reader, restaurantId, supplier)
    .with(
      (cte) => cte('total').materialized(),
      (db) => db.selectNoFrom(productCount(category).as('served')),
    )
    .selectFrom('total')
    .select('served')
    .select(
      sql<number>`(
        select count(*) from (${byWords(searched, limits.ranked + 1)}) product
        where (select served from total) > ${sql.lit(limits.read)})`.as('found'),
    )
    .executeTakeFirstOrThrow()
}
