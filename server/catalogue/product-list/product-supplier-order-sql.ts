import {
  type CategoryName,
  type ListingName,
  PRODUCTS_PER_PAGE,
  type SortDirection,
} from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import type { ListedProducts } from './listed-products.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { productCount, stockOf } from './product-count-sql.ts'
import { inOrder } from './product-order-sql.ts'
import { categoryValues, isListed, type Scope } from './product-search-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

type BySupplier = { direction: SortDirection; category: ListingName; page: number }

/** As in the index supplier_by_name. */
const BY_NAME = sql<string>`supplier.name collate "fr-x-icu"`

type Listed = {
  restaurantId: RestaurantId
  category: CategoryName | null
  before: number
  end: number
}

const bySupplier = prepared(
  'by_supplier',
  (
    reader: Reader,
    { restaurantId, category, before, end }: Parameters<Listed>,
    scope: Scope,
    direction: SortDirection,
    // Page 1 has a statement of its own, whose plan depends on no parameter.
    page: 'page_1' | 'further',
  ) => {
    const order = inOrder({ sort_by: 'supplier', sort_direction: direction, lang: 'fr' }, false)
    const inDirection = sql.raw(direction)
    const wanted = scope === 'all' ? 'all' : category
    const products = stockOf(wanted, sql.ref<number>('supplier.account_id'))
    return (
      withServedSuppliers(reader, restaurantId)
        // No more suppliers than products up to the page's end, for each has one at least.
        .with(
          (cte) => cte('stock').materialized(),
          (db) =>
            db
              .selectFrom('supplier')
              .select(['supplier.account_id as id', BY_NAME.as('name'), products.as('products')])
              // Not a join, which would not preserve the order of supplier_by_name.
              .where(
                sql<boolean>`(supplier.account_id in (${db.selectFrom('served').select('id')})) is true`,
              )
              .where(products, '>', 0)
              .orderBy(sql`${BY_NAME} ${inDirection}`)
              .modifyEnd(
                sql`fetch first ${page === 'page_1' ? sql.lit(PRODUCTS_PER_PAGE) : end} rows with ties`,
              ),
        )
        // Suppliers of the same name are mixed: a tie is broken by the product.
        .with('name', (db) =>
          db
            .selectFrom('stock')
            .groupBy('name')
            .select([
              'name',
              sql<number>`sum(products)`.as('products'),
              sql<number>`sum(sum(products)) over (order by name ${inDirection})`.as('through'),
            ]),
        )
        .with('name_on_page', (db) =>
          db
            .selectFrom('name')
            .select(['name', sql<number>`through - products`.as('before')])
            .where('through', '>', before)
            .where(sql<boolean>`through - products < ${end}`),
        )
        .with('page', (db) =>
          db
            .selectFrom('product')
            .innerJoin('stock', 'stock.id', 'product.supplier_id')
            .select(['product.id', 'product.public_id', 'stock.name as supplier_name'])
            // An array, so that the products are looked up by their suppliers.
            .where(
              sql<boolean>`product.supplier_id = any(array(
                select id from stock where name in (select name from name_on_page)))`,
            )
            .where(isListed(wanted, undefined))
            .where(IS_AVAILABLE)
            .orderBy(sql`stock.name ${inDirection}, product.public_id ${inDirection}`)
            .limit(PRODUCTS_PER_PAGE)
            .offset(sql<number>`${before} - (select min(before) from name_on_page)`),
        )
        .selectNoFrom([
          productCount(wanted).as('count'),
          pageProducts(restaurantId, order).as('results'),
        ])
    )
  },
)

/**
 * A page of what this restaurant can order, by the name of the supplier, and how many there are on all pages. The numbers
 * of supplier_stock tell whose products are on the page: only those are read.
 */
export async function listBySupplier(
  reader: Reader,
  restaurantId: RestaurantId,
  { direction, category, page }: BySupplier,
): Promise<ListedProducts> {
  const wanted = categoryValues(category)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const end = page * PRODUCTS_PER_PAGE
  const values = { restaurantId, category: wanted.category, before, end }
  const part = page === 1 ? 'page_1' : 'further'
  const { rows } = await bySupplier(reader, values, wanted.scope, direction, part)
  const [listed] = rows
  if (!listed) throw new Error('a list without an answer')
  return { count: listed.count, results: listed.results.map(withSupplier) }
}
