import { PRODUCTS_PER_PAGE, type SortDirection } from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { foundProducts } from './found-products-sql.ts'
import {
  inScanOrder,
  isAfterOther,
  keyColumns,
  type ScannedProduct,
  scansOf,
} from './indexed-sort-sql.ts'
import { askedKey, hasOwnPrices, isByPrice, ownKey, priceAsked } from './own-key-sql.ts'
import { boundsOf, ownPriced } from './own-priced-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { RANKED_COLUMNS, selected } from './product-columns-sql.ts'
import { hasWords, isFound, isListed, meetsFilter } from './product-search-sql.ts'
import { candidates, ofListed } from './search-candidates-sql.ts'
import { isForBuyer, isSold, withServedSuppliers } from './served-suppliers-sql.ts'
import { listSorted } from './sorted-search-sql.ts'
import type { ListedProducts, Searched } from './wanted-list.ts'

type InOrder = {
  direction: SortDirection
  offset: number
  count: number
  /** Without the candidates, which stand before. */
  isAfterCandidates: boolean
  /** The list is by a price, and this restaurant may be asked less than everyone for some of it. */
  hasOwn: boolean
}

/** A page of a search that finds too many to rank them all: in the order of a key, or the candidates ranked and then by name. */
export async function listBeyondRanked(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
): Promise<ListedProducts['results']> {
  const { direction, page, sort_by, search } = searched
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const hasOwn = isByPrice(searched.key) && (await hasOwnPrices(reader, restaurantId))
  const all = {
    direction,
    offset: before,
    count: PRODUCTS_PER_PAGE,
    isAfterCandidates: false,
    hasOwn,
  }
  // A filter alone ranks nothing.
  if (sort_by !== undefined || search.words.length === 0)
    return listInOrder(reader, restaurantId, searched, all)

  const best = await listSorted(reader, restaurantId, searched, 'candidates')
  const count = PRODUCTS_PER_PAGE - best.results.length
  if (count === 0) return best.results
  const offset = Math.max(0, before - best.count)
  const others = { direction: 'asc', offset, count, isAfterCandidates: true, hasOwn } as const
  return [...best.results, ...(await listInOrder(reader, restaurantId, searched, others))]
}

async function listInOrder(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
  wanted: InOrder,
): Promise<ListedProducts['results']> {
  const isScan = searched.key !== 'supplier' && !searched.search.forgiving
  for (const limit of isScan ? searched.limits.further : []) {
    const results = await readInOrder(reader, restaurantId, searched, wanted, limit)
    if (results.length === wanted.count) return results
  }
  return readInOrder(reader, restaurantId, searched, wanted)
}

/**
 * Found products in the order of the key: by supplier, or from the first `limit` products of all suppliers in that order,
 * fewer than wanted where that is too small; without a limit, from all that are found.
 */
async function readInOrder(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
  { direction, offset, count, isAfterCandidates, hasOwn }: InOrder,
  limit?: number,
): Promise<ListedProducts['results']> {
  const order = inScanOrder(searched.key, direction)
  const page = withServedSuppliers(reader, restaurantId, searched.supplier)
    .with('page', (db) =>
      db
        .selectFrom(inOrderOf(restaurantId, { ...searched, direction }, hasOwn, limit).as('listed'))
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
  restaurantId: RestaurantId,
  searched: Searched,
  hasOwn: boolean,
  limit: number | undefined,
): RawBuilder<ScannedProduct> {
  const { key, direction } = searched
  if (key === 'supplier') return foundBySupplier(searched)
  const sort = { key, direction }
  if (limit === undefined) {
    const found = foundProducts('words', searched)
    if (!hasOwn) return sql`(select ${keyColumns(sort)} from ${found} product)`
    return sql`(
      select ${keyColumns(sort, askedKey(key))} from ${found} product, lateral ${priceAsked(restaurantId)} asked)`
  }
  const order = inScanOrder(key, direction)
  const walked = sql`
    select * from (${scansOf(searched.category, sort, limit)}) listed
    order by ${order} limit ${sql.lit(limit)}`
  const isOfSearch = ofListed(isFound(searched.search))
  const isWanted = sql`${isSold('listed')} and ${isOfSearch}`
  if (!hasOwn) return sql`(select * from (${walked}) listed where ${isWanted})`
  // What only this restaurant is asked less for is known no further than to where the walk went.
  const isKnown = sql`((select count(*) from walked) < ${sql.lit(limit)} or not exists (
    select from furthest where ${isAfterOther(sort, 'listed', 'furthest')}))`
  return sql`(
    with walked as materialized (${walked}),
    furthest as (
      select * from walked listed order by ${inScanOrder(key, direction === 'asc' ? 'desc' : 'asc')} limit 1),
    bounds as materialized (
      select ${boundsOf(direction, { last: 'furthest' })} from (select) one
      left join furthest on (select count(*) from walked) = ${sql.lit(limit)})
    select * from (
      select id, public_id, supplier_id, key_group, ${ownKey(restaurantId, sort)} as key from walked listed where ${isWanted}
      union select * from ${ownPriced(restaurantId, searched.category, sort, sql`bounds`)} listed where ${isOfSearch}
    ) listed where ${isKnown})`
}

/**
 * In the order of the suppliers' names, which PostgreSQL reads no further than a page needs. With typos by their words all
 * the same: to compare a product with a typo takes longer than to look it up.
 */
function foundBySupplier(searched: Searched): RawBuilder<ScannedProduct> {
  const { category, direction, search } = searched
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
          and ${isForBuyer('product')} and ${meetsFilter(search)}
        offset 0) product
    where ${hasWords(search)})`
}
