import type { ListingName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { runPrepared } from '../../database/run-prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { isListed } from './product-search-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

/**
 * How many products a restaurant can order in a category, or in all: what is kept of each supplier, and those out until
 * a day that has come. `market`: how many products of all suppliers PostgreSQL estimates, in all categories.
 */
export async function countProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  category: ListingName,
): Promise<{ count: number; market: number }> {
  const query = withServedSuppliers(reader, restaurantId)
    .with('always', (db) =>
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
    .with('again', (db) =>
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
    .selectFrom(['always', 'again'])
    .select(({ eb }) => eb('always.count', '+', eb.ref('again.count')).as('count'))
    // Below zero where nothing was analyzed yet.
    .select(
      sql<number>`(select greatest(reltuples, 0) from pg_class where oid = 'product'::regclass)`.as(
        'market',
      ),
    )
  const name = category === 'all' ? 'count_all_products' : 'count_products_of_category'
  const { rows } = await runPrepared(reader, name, query)
  return rows[0] ?? { count: 0, market: 0 }
}
