import type { ListingName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { runPrepared } from '../../database/run-prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { isListed } from './product-search-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

/**
 * How many products a restaurant can order in a category, or in all: those of supplier_stock, and those whose day has
 * come. `estimatedProducts`: PostgreSQL's estimate of the products of all suppliers and categories.
 */
export async function countProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  category: ListingName,
): Promise<{ count: number; estimatedProducts: number }> {
  const query = withServedSuppliers(reader, restaurantId)
    .with('in_stock', (db) =>
      db
        .selectFrom('supplier_stock')
        .innerJoin('served', 'served.id', 'supplier_stock.supplier_id')
        .where((stock) =>
          stock.and(category === 'all' ? [] : [stock('supplier_stock.category', '=', category)]),
        )
        .select(({ fn, lit }) =>
          fn.coalesce(fn.sum<number>('supplier_stock.products'), lit(0)).as('count'),
        ),
    )
    .with('back_in_stock', (db) =>
      db
        .selectFrom('product')
        .innerJoin('served', 'served.id', 'product.supplier_id')
        .where(isListed(category, undefined))
        // As in the index product_out_until_day.
        .where(({ eb, not }) => not(eb.ref('product.available')))
        .where('product.available_from', 'is not', null)
        .where(IS_AVAILABLE)
        .select(({ fn }) => fn.countAll<number>().as('count')),
    )
    .selectFrom(['in_stock', 'back_in_stock'])
    .select(({ eb }) => eb('in_stock.count', '+', eb.ref('back_in_stock.count')).as('count'))
    // Below zero where nothing was analyzed yet.
    .select(
      sql<number>`(select greatest(reltuples, 0) from pg_class where oid = 'product'::regclass)`.as(
        'estimatedProducts',
      ),
    )
  const name = category === 'all' ? 'count_all_products' : 'count_products_of_category'
  const { rows } = await runPrepared(reader, name, query)
  const [counted] = rows
  if (!counted) throw new Error('products were counted without an answer')
  return counted
}
