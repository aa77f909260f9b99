import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { type QueryCreator, sql } from 'kysely'
import type { DB } from '../../database/schema.generated.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { foundProducts, type Through } from './found-products-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { SORTED_COLUMNS } from './product-columns-sql.ts'
import { inOrder } from './product-sort-sql.ts'
import { closeness } from './relevance-sql.ts'
import type { Searched } from './searched.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'
import type { ListedProducts, WantedProducts } from './wanted-list.ts'

type Found = Searched & {
  through: Through
  /** If more are found, nothing is sorted and the count is one more than this. */
  most?: number
}

/** A page of what this restaurant can order and searches for, all that is found sorted, and how many that is. */
export async function listBySorting(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  found: Found,
): Promise<ListedProducts> {
  const query = productsQuery(reader, restaurantId, wanted, found)
  const { count, results } = await query.executeTakeFirstOrThrow()
  return { count, results: results.map(withSupplier) }
}

// One row, `count` and `results`.
function productsQuery(
  reader: Reader,
  restaurantId: RestaurantId,
  { page, ...wanted }: WantedProducts,
  found: Found,
) {
  const order = inOrder(wanted, true)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  return withServedSuppliers(reader, restaurantId, found.supplier)
    .with(
      (cte) => cte('listed').materialized(),
      (db) => foundToSort(db, found, wanted),
    )
    .with('total', (db) =>
      db.selectFrom('listed').select(({ fn }) => fn.countAll<number>().as('count')),
    )
    .with('page', (db) =>
      db
        .selectFrom('listed')
        .selectAll()
        .where(({ eb, selectFrom }) => eb(selectFrom('total').select('count'), '>', before))
        .$if(found.most !== undefined, (listed) =>
          listed.where(({ eb, selectFrom }) =>
            eb(selectFrom('total').select('count'), '<=', found.most ?? 0),
          ),
        )
        .orderBy(order)
        .limit(PRODUCTS_PER_PAGE)
        .offset(before),
    )
    .selectFrom('total')
    .select('count')
    .select(pageProducts(restaurantId, order, found.supplier).as('results'))
}

type WithServed = Pick<QueryCreator<DB & { served: { id: number } }>, 'selectFrom'>

function foundToSort(
  db: WithServed,
  { through, most, ...searched }: Found,
  { sort_by, lang }: Pick<WantedProducts, 'sort_by' | 'lang'>,
) {
  return db
    .selectFrom(
      foundProducts(through, searched, most === undefined ? most : most + 1).as('product'),
    )
    .select(SORTED_COLUMNS)
    .$if(sort_by === 'supplier', (found) =>
      found
        .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
        .select('supplier.name as supplier_name'),
    )
    .select((sort_by ? sql.lit(0) : closeness(searched.search, lang)).as('closeness'))
}
