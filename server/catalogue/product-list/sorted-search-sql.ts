import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { type QueryCreator, sql } from 'kysely'
import type { DB } from '../../database/schema.generated.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { foundProducts, type Source } from './found-products-sql.ts'
import { isByPrice, PRICES_ASKED, type PriceAsked, priceAsked } from './own-key-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { PLACED_COLUMNS } from './product-columns-sql.ts'
import { inOrder } from './product-sort-sql.ts'
import { relevance } from './relevance-sql.ts'
import { withServedSuppliers } from './served-suppliers-sql.ts'
import type { ListedProducts, Searched } from './wanted-list.ts'

/**
 * A page of what this restaurant can order and searches for, all that is found sorted, and how many that is. If more than
 * `limits.ranked` are found, nothing is sorted and the count is one more than those; the candidates are sorted, however many.
 */
export async function listSorted(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
  source: Source,
): Promise<ListedProducts> {
  const { page, sort_by, direction: sort_direction, lang, supplier, limits } = searched
  const most = source === 'candidates' ? undefined : limits.ranked
  const order = inOrder({ sort_by, sort_direction, lang }, true)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const { count, results } = await withServedSuppliers(reader, restaurantId, supplier)
    .with(
      (cte) => cte('listed').materialized(),
      (db) => foundToSort(db, restaurantId, searched, source, most),
    )
    .with('total', (db) =>
      db.selectFrom('listed').select(({ fn }) => fn.countAll<number>().as('count')),
    )
    .with('page', (db) =>
      db
        .selectFrom('listed')
        .selectAll()
        .where(({ eb, selectFrom }) => eb(selectFrom('total').select('count'), '>', before))
        .$if(most !== undefined, (listed) =>
          listed.where(({ eb, selectFrom }) =>
            eb(selectFrom('total').select('count'), '<=', most ?? 0),
          ),
        )
        .orderBy(order)
        .limit(PRODUCTS_PER_PAGE)
        .offset(before),
    )
    .selectFrom('total')
    .select('count')
    .select(pageProducts(restaurantId, order, supplier).as('results'))
    .executeTakeFirstOrThrow()
  return { count, results: results.map(withSupplier) }
}

type WithServed = Pick<
  QueryCreator<DB & { served: { id: number; is_customer: boolean } }>,
  'selectFrom'
>

function foundToSort(
  db: WithServed,
  restaurantId: RestaurantId,
  searched: Searched,
  source: Source,
  most: number | undefined,
) {
  const { sort_by, search, lang } = searched
  const isOwn = isByPrice(sort_by && searched.key)
  const asked = isOwn ? priceAsked(restaurantId) : sql<PriceAsked>`(select product.price_cents)`
  return db
    .selectFrom(foundProducts(source, searched, most === undefined ? most : most + 1).as('product'))
    .innerJoinLateral(asked.as('asked'), (join) => join.onTrue())
    .select(PLACED_COLUMNS)
    .select(PRICES_ASKED)
    .$if(sort_by === 'supplier', (found) =>
      found
        .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
        .select('supplier.name as supplier_name'),
    )
    .select((sort_by ? sql.lit(0) : relevance(search, lang)).as('relevance'))
}
