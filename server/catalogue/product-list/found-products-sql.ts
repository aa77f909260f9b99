import type { ListingName, SortDirection } from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import type { ScannedProduct } from './indexed-sort-sql.ts'
import { RANKED_COLUMNS, type RankedProduct, selected } from './product-columns-sql.ts'
import { productCount } from './product-count-sql.ts'
import { isFound, isListed } from './product-search-sql.ts'
import { candidates } from './search-candidates-sql.ts'
import type { Searched } from './searched.ts'
import { isOfServed, withServedSuppliers } from './served-suppliers-sql.ts'

/**
 * Where a search finds its products. `words`: in the indexes of words, then those that the restaurant can order.
 * `suppliers`: in what the restaurant can order, by its suppliers. `candidates`: only the most promising ones.
 */
export type Through = 'words' | 'suppliers' | 'candidates'

/**
 * The found products that a restaurant can order, as a subquery of a statement with the common table expression `served`.
 * By their words at most `most`, in no order. A limit and `offset 0` separate what is looked up from what is compared and
 * joined, so that PostgreSQL reads no more than that.
 */
export function foundProducts(
  through: Through,
  searched: Searched,
  most?: number,
): RawBuilder<RankedProduct> {
  const { category, search } = searched
  if (through === 'suppliers')
    return sql`(
      select ${selected(RANKED_COLUMNS)}
      from served, lateral (${ofServedSupplier(category)} offset 0) product
      where ${isFound(search)})`
  return through === 'words' ? sql`(${byWords(searched, most)})` : candidates(searched)
}

/**
 * The same in the order of the suppliers' names, which PostgreSQL reads no further than a page needs; as `ScannedProduct`.
 * With typos by their words all the same: to compare a product with a typo takes longer than to look it up.
 */
export function foundBySupplier(
  searched: Searched,
  direction: SortDirection,
): RawBuilder<ScannedProduct> {
  const { category, search } = searched
  if (search.forgiving)
    return sql`(
      select product.id, product.public_id, product.supplier_id, false as key_group,
        supplier.name collate "fr-x-icu" as key
      from ${foundProducts('words', searched)} product
      join supplier on supplier.account_id = product.supplier_id)`
  return sql`(
    select product.id, product.public_id, product.supplier_id, false as key_group,
      seller.name as key
    from (
      select served.id, supplier.name collate "fr-x-icu" as name
      from served join supplier on supplier.account_id = served.id
      order by 2 ${sql.raw(direction)} offset 0
    ) seller,
      lateral (select ${selected(RANKED_COLUMNS)} from product
        where product.supplier_id = seller.id and ${isListed(category, undefined)} and ${IS_AVAILABLE}
        offset 0) product
    where ${isFound(search)})`
}

function byWords({ category, search }: Searched, most?: number) {
  return sql`
    select ${selected(RANKED_COLUMNS)} from product
    where ${isListed(category, search)} and ${IS_AVAILABLE} and ${isOfServed(sql`product.supplier_id`)}
    ${most === undefined ? sql`offset 0` : sql`limit ${sql.lit(most)}`}`
}

function ofServedSupplier(category: ListingName) {
  return sql`
    select ${selected(RANKED_COLUMNS)} from product
    where product.supplier_id = served.id and ${isListed(category, undefined)} and ${IS_AVAILABLE}`
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
