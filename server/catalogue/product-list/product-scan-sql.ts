import {
  type CategoryName,
  type ListingName,
  PRODUCTS_PER_PAGE,
  type SortDirection,
} from '@halles/domain/product.ts'
import { type Expression, sql } from 'kysely'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import {
  atMost,
  type IndexedKey,
  inScanOrder,
  type ScannedProduct,
  scansOf,
} from './indexed-order-sql.ts'
import type { ListedProducts } from './listed-products.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { productCount } from './product-count-sql.ts'
import { categoryValues, type Scope, type WantedCategory } from './product-search-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

/**
 * How many products a scan reads at most: a constant of the statement, because with a parameter PostgreSQL would sort them
 * all. Without a limit, the statement is planned for its page.
 */
export const SCAN_LIMITS = [500, 20_000, Number.POSITIVE_INFINITY] as const
export type ScanLimit = (typeof SCAN_LIMITS)[number]

type Scan = {
  key: IndexedKey
  direction: SortDirection
  category: ListingName
  page: number
  limit: ScanLimit
}

type Scanned = { restaurantId: RestaurantId; category: CategoryName | null; before: number }

const preparedScan = prepared(
  'scan',
  (
    reader: Reader,
    { restaurantId, category, before }: Parameters<Scanned>,
    scope: Scope,
    key: IndexedKey,
    direction: SortDirection,
    limit: ScanLimit,
    // Page 1 has a statement of its own, whose plan depends on no parameter.
    page: 'page_1' | 'further',
  ) =>
    scanQuery(reader, restaurantId, {
      key,
      direction,
      limit,
      category: scope === 'all' ? 'all' : category,
      offset: page === 'page_1' ? undefined : before,
    }),
)

/**
 * A page of what this restaurant can order, from the first `limit` available products of all suppliers in this order, and
 * how many there are on all pages. Fewer products than the page has where `limit` was too small. `estimatedProducts`:
 * PostgreSQL's estimate of the products of all suppliers and categories.
 */
export async function listByIndexScan(
  reader: Reader,
  restaurantId: RestaurantId,
  { key, direction, category, page, limit }: Scan,
): Promise<ListedProducts & { estimatedProducts: number }> {
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const wanted = categoryValues(category)
  const values = { restaurantId, before, category: wanted.category }
  const part = page === 1 ? 'page_1' : 'further'
  const { rows } = Number.isFinite(limit)
    ? await preparedScan(reader, values, wanted.scope, key, direction, limit, part)
    : { rows: await unpreparedScan(reader, restaurantId, { key, direction, category, before }) }
  const [listed] = rows
  if (!listed) throw new Error('a list without an answer')
  return { ...listed, results: listed.results.map(withSupplier) }
}

function unpreparedScan(
  reader: Reader,
  restaurantId: RestaurantId,
  { before, ...wanted }: Omit<Scan, 'page' | 'limit'> & { before: number },
) {
  const offset = before > 0 ? sql.lit(before) : undefined
  const limit = Number.POSITIVE_INFINITY
  return scanQuery(reader, restaurantId, { ...wanted, limit, offset }).execute()
}

type WantedScan = Pick<Scan, 'key' | 'direction' | 'limit'> & {
  category: WantedCategory
  offset: Expression<number> | undefined
}

// One row, `count`, `estimatedProducts` and `results`.
function scanQuery(
  reader: Reader,
  restaurantId: Operand<RestaurantId>,
  { key, direction, category, limit, offset }: WantedScan,
) {
  const order = inScanOrder(key, direction)
  return withServedSuppliers(reader, restaurantId)
    .with('page', (db) =>
      db
        .selectFrom(
          sql<ScannedProduct>`(
            select * from (${scansOf(category, key, order, limit)}) listed
            order by ${order} ${atMost(limit)})`.as('listed'),
        )
        .select(['listed.id', 'listed.public_id', 'listed.has_no_price_per_kg', 'listed.key'])
        // Not a join, which would not preserve the order; `is true` makes it a look-up in a hash table, once for each product.
        .where(
          sql<boolean>`(listed.supplier_id in (${db.selectFrom('served').select('id')})) is true`,
        )
        .orderBy(order)
        .limit(sql.lit(PRODUCTS_PER_PAGE))
        .$if(offset !== undefined, (listed) => listed.offset(offset ?? 0)),
    )
    .selectNoFrom([
      productCount(category).as('count'),
      // Below zero where nothing was analyzed yet.
      sql<number>`(select greatest(reltuples, 0) from pg_class where oid = 'product'::regclass)`.as(
        'estimatedProducts',
      ),
      pageProducts(restaurantId, order).as('results'),
    ])
}
