import type { Language } from '@halles/contract/language.ts'
import {
  CATEGORY_NAMES,
  type ListingName,
  PRODUCTS_PER_PAGE,
  type RestaurantSortKey,
  type SortDirection,
} from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import { runPrepared } from '../../database/run-prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { pageProducts, withSupplier } from './listed-products-sql.ts'
import type { ListedProducts } from './product-list-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

/** What an index of migration 024 is sorted by, and a page can therefore be walked by. */
const WALKED = {
  name_fr: sql`product.name_fr collate "fr-x-icu"`,
  name_en: sql`product.name_en collate "en-x-icu"`,
  price: sql`product.price_cents`,
  quantity_per_case: sql`product.quantity_hundredths`,
  price_per_unit: sql`coalesce(product.price_per_kg, product.price_per_unit)`,
}
export type WalkedKey = keyof typeof WALKED

/** How many products a walk may pass: written into the statement, for an unknown limit makes PostgreSQL sort them all. */
export const WALKS = [500, 20_000] as const
export type WalkLimit = (typeof WALKS)[number]

type Walk = {
  key: WalkedKey
  direction: SortDirection
  category: ListingName
  page: number
  limit: WalkLimit
}

/** The key to walk by; none where no index is sorted by it. */
export function walkedKey(
  key: RestaurantSortKey | undefined,
  lang: Language,
): WalkedKey | undefined {
  if (key === undefined || key === 'name') return `name_${lang}`
  return key === 'supplier' ? undefined : key
}

/**
 * The page's products among the first `limit` of the market in this order, whoever sells them: those that this
 * restaurant can order. Fewer than the page has where `limit` was too small.
 */
export async function walkProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  { key, direction, category, page, limit }: Walk,
): Promise<ListedProducts['results']> {
  const order = inWalkedOrder(key, direction)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const query = withServedSuppliers(reader, restaurantId)
    .with('page', (db) =>
      db
        .selectFrom(
          sql<WalkedProduct>`(
            select * from (${everyWalk(category, key, order, limit)}) listed
            order by ${order} limit ${sql.lit(limit)})`.as('listed'),
        )
        .select(['listed.id', 'listed.public_id', 'listed.is_counted', 'listed.key'])
        // An array and not a join, which would lose the order.
        .where(
          sql<boolean>`listed.supplier_id = any(array(${db.selectFrom('served').select('id')}))`,
        )
        .orderBy(order)
        .limit(sql.lit(PRODUCTS_PER_PAGE))
        // Page 1 has a statement of its own, whose plan depends on no parameter.
        .$if(before > 0, (listed) => listed.offset(before)),
    )
    .selectNoFrom(pageProducts(restaurantId, order).as('results'))
  const name = ['walk', category === 'all' ? 'all' : 'category', key, direction, limit]
  const { rows } = await runPrepared(
    reader,
    [...name, ...(before > 0 ? ['further'] : [])].join('_'),
    query,
  )
  return rows[0]?.results.map(withSupplier) ?? []
}

type WalkedProduct = {
  id: number
  public_id: string
  supplier_id: number
  is_counted: boolean
  key: unknown
}

/** As product-order-sql.ts orders a list that is sorted. */
function inWalkedOrder(key: WalkedKey, direction: SortDirection) {
  const ordered = sql`listed.key ${sql.raw(direction)}, listed.public_id ${sql.raw(direction)}`
  return key === 'price_per_unit' ? sql`listed.is_counted, ${ordered}` : ordered
}

function everyWalk(
  category: ListingName,
  key: WalkedKey,
  order: RawBuilder<unknown>,
  limit: WalkLimit,
) {
  const isCounted = key === 'price_per_unit' ? sql`product.price_per_kg is null` : sql.lit(false)
  const walk = (isOfCategory: RawBuilder<unknown>) => sql`
    (select * from (
      select product.id, product.public_id, product.supplier_id,
        ${isCounted} as is_counted, ${WALKED[key]} as key
      from product
      where product.deleted_at is null and ${isOfCategory} and ${IS_AVAILABLE}
    ) listed order by ${order} limit ${sql.lit(limit)})`
  if (category !== 'all') return walk(sql`product.category = ${category}`)
  // Categories one by one: each index is sorted within a category, and PostgreSQL merges them.
  const walks = CATEGORY_NAMES.map((name) => walk(sql`product.category = ${sql.lit(name)}`))
  return sql.join(walks, sql` union all `)
}
