import { type ListingName, PRODUCTS_PER_PAGE, type SortDirection } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { runPrepared } from '../../database/run-prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { productsBackInStock } from './product-count-sql.ts'
import type { ListedProducts } from './product-list-sql.ts'
import { inOrder } from './product-order-sql.ts'
import { isListed } from './product-search-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

type BySupplier = { direction: SortDirection; category: ListingName; page: number }

/**
 * A page of what this restaurant can order, by the name of the supplier, and how many there are on all pages. The numbers
 * of supplier_stock tell whose products are on the page: only those are read.
 */
export async function listBySupplier(
  reader: Reader,
  restaurantId: RestaurantId,
  { direction, category, page }: BySupplier,
): Promise<ListedProducts> {
  const order = inOrder({ sort_by: 'supplier', sort_direction: direction, lang: 'fr' }, false)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const query = withServedSuppliers(reader, restaurantId)
    .with('back_in_stock', () =>
      productsBackInStock(category)
        .groupBy('product.supplier_id')
        .select(({ fn }) => ['product.supplier_id', fn.countAll<number>().as('products')]),
    )
    .with(
      (cte) => cte('stock').materialized(),
      (db) =>
        db
          .selectFrom('served')
          .innerJoin('supplier', 'supplier.account_id', 'served.id')
          .leftJoin('supplier_stock', (join) =>
            join
              .onRef('supplier_stock.supplier_id', '=', 'served.id')
              .on(
                'supplier_stock.category',
                category === 'all' ? 'is' : '=',
                category === 'all' ? null : category,
              ),
          )
          .leftJoin('back_in_stock', 'back_in_stock.supplier_id', 'served.id')
          .select([
            'served.id',
            'supplier.name',
            sql<number>`coalesce(supplier_stock.products, 0) + coalesce(back_in_stock.products, 0)`.as(
              'products',
            ),
          ]),
    )
    // Suppliers of the same name are mixed: a tie is broken by the product.
    .with('name', (db) =>
      db
        .selectFrom('stock')
        .groupBy('name')
        .select([
          'name',
          sql<number>`sum(products)`.as('products'),
          sql<number>`sum(sum(products)) over (order by name collate "fr-x-icu" ${sql.raw(direction)})`.as(
            'through',
          ),
        ]),
    )
    .with('name_on_page', (db) =>
      db
        .selectFrom('name')
        .select(['name', sql<number>`through - products`.as('before')])
        .where('through', '>', before)
        .where(sql<boolean>`through - products < ${before + PRODUCTS_PER_PAGE}`),
    )
    .with('page', (db) =>
      db
        .selectFrom('product')
        .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
        .select(['product.id', 'product.public_id', 'supplier.name as supplier_name'])
        // An array, so that the products are looked up by their suppliers.
        .where(
          sql<boolean>`product.supplier_id = any(array(
            select id from stock where products > 0 and name in (select name from name_on_page)))`,
        )
        .where(isListed(category, undefined))
        .where(IS_AVAILABLE)
        .orderBy(
          sql`supplier.name collate "fr-x-icu" ${sql.raw(direction)}, product.public_id ${sql.raw(direction)}`,
        )
        .limit(PRODUCTS_PER_PAGE)
        .offset(sql<number>`${before} - (select min(before) from name_on_page)`),
    )
    .selectNoFrom([
      sql<number>`(select coalesce(sum(products), 0)::bigint from stock)`.as('count'),
      pageProducts(restaurantId, order).as('results'),
    ])
  const name = `by_supplier_${category === 'all' ? 'all' : 'category'}_${direction}`
  const { rows } = await runPrepared(reader, name, query)
  const [listed] = rows
  if (!listed) throw new Error('a list without an answer')
  return { count: listed.count, results: listed.results.map(withSupplier) }
}
