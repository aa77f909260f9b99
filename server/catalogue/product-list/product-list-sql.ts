import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { closeness } from './closeness-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { SORTED_COLUMNS } from './product-columns-sql.ts'
import { inOrder } from './product-order-sql.ts'
import { isListed, type Search } from './product-search-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

export type WantedProducts = Omit<Input<Endpoints['productList']>, 'search'>
export type ListedProducts = Output<Endpoints['productList']>

/**
 * A page of what this restaurant can order, available products of active suppliers that serve its city, and how many
 * there are on all pages: all of them sorted, which is right for any order and search.
 */
export async function listBySorting(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  search?: Search,
): Promise<ListedProducts> {
  const query = productsQuery(reader, restaurantId, wanted, search)
  const { count, results } = await query.executeTakeFirstOrThrow()
  return { count, results: results.map(withSupplier) }
}

// One row, `count` and `results`.
function productsQuery(
  reader: Reader,
  restaurantId: RestaurantId,
  { category_name: category, page, ...wanted }: WantedProducts,
  search?: Search,
) {
  const order = inOrder(wanted, search !== undefined)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  return (
    withServedSuppliers(reader, restaurantId)
      // A search is made once; without one, PostgreSQL counts by one index and sorts by another.
      .with(
        (cte) => (search ? cte('listed').materialized() : cte('listed').notMaterialized()),
        (db) =>
          db
            .selectFrom('product')
            .innerJoin('served', 'served.id', 'product.supplier_id')
            .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
            .select([...SORTED_COLUMNS, 'supplier.name as supplier_name'])
            .select((search ? closeness(search, wanted.lang) : sql.lit(0)).as('closeness'))
            .where(isListed(category, search))
            .where(IS_AVAILABLE)
            // Repeats the join, so that PostgreSQL can look few suppliers up instead of reading every product.
            .$if(search === undefined, (product) =>
              product.where(
                sql<boolean>`product.supplier_id = any(array(${db.selectFrom('served').select('id')}))`,
              ),
            ),
      )
      .with('total', (db) =>
        db.selectFrom('listed').select(({ fn }) => fn.countAll<number>().as('count')),
      )
      .with('page', (db) =>
        db
          .selectFrom('listed')
          .selectAll()
          .where(({ eb, selectFrom }) => eb(selectFrom('total').select('count'), '>', before))
          .orderBy(order)
          .limit(PRODUCTS_PER_PAGE)
          .offset(before),
      )
      .selectFrom('total')
      .select('count')
      .select(pageProducts(restaurantId, order).as('results'))
  )
}
