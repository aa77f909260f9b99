import { type ListingName, PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { type QueryCreator, sql } from 'kysely'
import type { DB } from '../../database/schema.generated.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { closeness } from './closeness-sql.ts'
import { foundProducts, type Through } from './found-products-sql.ts'
import type { ListedProducts, WantedProducts } from './listed-products.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { SORTED_COLUMNS } from './product-columns-sql.ts'
import { inOrder } from './product-order-sql.ts'
import { isListed } from './product-search-sql.ts'
import type { Searched } from './searched.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'

type Found = Searched & {
  through: Through
  /** If more are found, nothing is sorted and the count is one more than this. */
  most?: number
}

/**
 * A page of what this restaurant can order, available products of active suppliers that serve its city, and how many
 * there are on all pages: all of them sorted, or all that are found.
 */
export async function listBySorting(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  found?: Found,
): Promise<ListedProducts> {
  const query = productsQuery(reader, restaurantId, wanted, found)
  const { count, results } = await query.executeTakeFirstOrThrow()
  return { count, results: results.map(withSupplier) }
}

// One row, `count` and `results`.
function productsQuery(
  reader: Reader,
  restaurantId: RestaurantId,
  { category_name: category, page, ...wanted }: WantedProducts,
  found?: Found,
) {
  const order = inOrder(wanted, found !== undefined)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  return (
    withServedSuppliers(reader, restaurantId)
      // Read once, by supplier or by word: an index in the list's order would be scanned past all that others sell.
      .with(
        (cte) => cte('listed').materialized(),
        (db) => (found ? foundToSort(db, found, wanted) : allToSort(db, category)),
      )
      .with('total', (db) =>
        db.selectFrom('listed').select(({ fn }) => fn.countAll<number>().as('count')),
      )
      .with('page', (db) =>
        db
          .selectFrom('listed')
          .selectAll()
          .where(({ eb, selectFrom }) => eb(selectFrom('total').select('count'), '>', before))
          .$if(found?.most !== undefined, (listed) =>
            listed.where(({ eb, selectFrom }) =>
              eb(selectFrom('total').select('count'), '<=', found?.most ?? 0),
            ),
          )
          .orderBy(order)
          .limit(PRODUCTS_PER_PAGE)
          .offset(before),
      )
      .selectFrom('total')
      .select('count')
      .select(pageProducts(restaurantId, order).as('results'))
  )
}

type WithServed = Pick<QueryCreator<DB & { served: { id: number } }>, 'selectFrom'>

function allToSort(db: WithServed, category: ListingName) {
  return (
    db
      .selectFrom('product')
      .innerJoin('served', 'served.id', 'product.supplier_id')
      .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
      .select([...SORTED_COLUMNS, 'supplier.name as supplier_name'])
      .select(sql.lit(0).as('closeness'))
      .where(isListed(category, undefined))
      .where(IS_AVAILABLE)
      // Repeats the join, so that PostgreSQL can look few suppliers up instead of reading every product.
      .where(
        sql<boolean>`product.supplier_id = any(array(${db.selectFrom('served').select('id')}))`,
      )
  )
}

function foundToSort(
  db: WithServed,
  { through, most, ...searched }: Found,
  { sort_by, lang }: Pick<WantedProducts, 'sort_by' | 'lang'>,
) {
  return db
    .selectFrom(
      foundProducts(through, searched, most === undefined ? most : most + 1).as('product'),
    )
    .select([...SORTED_COLUMNS, 'product.supplier_name'])
    .select((sort_by ? sql.lit(0) : closeness(searched.search, lang)).as('closeness'))
}
