import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import {
  type CategoryName,
  PRODUCTS_PER_PAGE,
  type SortDirection,
  type SupplierSortKey,
} from '@halles/domain/product.ts'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { AVAILABILITY } from '../products/availability-sql.ts'
import { OWN_PHOTOS } from '../products/photo-columns-sql.ts'
import {
  furtherColumns,
  OWN_PRICES,
  SORTED_COLUMNS,
  STATED_COLUMNS,
} from './product-columns-sql.ts'
import {
  categoryValues,
  isListed,
  type Scope,
  type Search,
  type WantedCategory,
} from './product-search-sql.ts'
import { inOrder } from './product-sort-sql.ts'
import { relevance } from './relevance-sql.ts'

type WantedOwnProducts = Omit<
  Input<Endpoints['supplierProductList']>,
  'search' | 'product_public_id'
>
type OwnProduct = Output<Endpoints['addEditProduct']>

const OWN_COLUMNS = [
  ...STATED_COLUMNS,
  ...OWN_PRICES,
  ...AVAILABILITY,
  OWN_PHOTOS,
  ...furtherColumns('supplier'),
] as const

/** A page of the supplier's own products with the cases sold, and how many there are on all pages. */
export async function listOwnProducts(
  reader: Reader,
  supplierId: SupplierId,
  wanted: WantedOwnProducts,
  search?: Search,
): Promise<{ count: number; results: OwnProduct[] }> {
  const before = (wanted.page - 1) * PRODUCTS_PER_PAGE
  if (search) {
    const searched = { ...wanted, category: wanted.category_name, before: sql.val(before) }
    return ownProductsQuery(reader, supplierId, searched, search).executeTakeFirstOrThrow()
  }
  const { scope, category } = categoryValues(wanted.category_name)
  const { sort_by = 'name', sort_direction, lang } = wanted
  const key = sort_by === 'name' ? (`name_${lang}` as const) : sort_by
  const values = { supplierId, category, before }
  const { rows } = await sortedOwnProducts(reader, values, scope, key, sort_direction)
  const [listed] = rows
  if (!listed) throw new Error('a list without an answer')
  return listed
}

type Values = { supplierId: SupplierId; category: CategoryName | null; before: number }

const sortedOwnProducts = prepared(
  'own_products',
  (
    reader: Reader,
    { supplierId, category, before }: Parameters<Values>,
    scope: Scope,
    sort_by: SupplierSortKey,
    sort_direction: SortDirection,
  ) =>
    ownProductsQuery(reader, supplierId, {
      category: scope === 'all' ? 'all' : category,
      sort_by,
      sort_direction,
      // No text of it depends on the language: the key names it.
      lang: 'fr',
      before,
    }),
  (scope) => scope === 'all',
)

type InOrder = Pick<WantedOwnProducts, 'sort_by' | 'sort_direction' | 'lang'> & {
  category: WantedCategory
  before: RawBuilder<number>
}

// One row, `count` and `results`.
function ownProductsQuery(
  reader: Reader,
  supplierId: Operand<SupplierId>,
  { category, before, ...wanted }: InOrder,
  search?: Search,
) {
  const order = inOrder(wanted, search !== undefined)
  return reader
    .with(
      // Not made in advance, so that cases are only looked up for a page, or to sort by.
      (cte) => cte('listed').notMaterialized(),
      (db) =>
        db
          .selectFrom('product')
          .select(SORTED_COLUMNS)
          .select(soldQuantity)
          .select((search ? relevance(search, wanted.lang) : sql.lit(0)).as('relevance'))
          .where('product.supplier_id', '=', supplierId)
          .where(isListed(category, search)),
    )
    .with('total', (db) =>
      db.selectFrom('listed').select(({ fn }) => fn.countAll<number>().as('count')),
    )
    .selectFrom('total')
    .select('count')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('listed')
          .innerJoin('product', 'product.id', 'listed.id')
          .select(OWN_COLUMNS)
          .select('listed.sold_quantity')
          .orderBy(order)
          .limit(PRODUCTS_PER_PAGE)
          .offset(before),
      ).as('results'),
    )
}

/** One of the supplier's own products; not another's, not a deleted one. */
export async function findOwnProduct(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<OwnProduct | undefined> {
  const [product] = await findOwnProducts(reader, supplierId, [publicId])
  return product
}

/** Those of the supplier's own products; not another's, not deleted ones. */
export function findOwnProducts(
  reader: Reader,
  supplierId: SupplierId,
  publicIds: readonly string[],
): Promise<OwnProduct[]> {
  return reader
    .selectFrom('product')
    .select(OWN_COLUMNS)
    .select(soldQuantity)
    .where('product.supplier_id', '=', supplierId)
    .where('product.public_id', '=', sql<string>`any(${publicIds}::text[])`)
    .where('product.deleted_at', 'is', null)
    .orderBy('product.id')
    .execute()
}

/** Cases on orders that the supplier accepted, as edited; stored by triggers of orders and their lines (migration 027). */
function soldQuantity({ fn, lit, selectFrom }: ExpressionBuilder<DB, 'product'>) {
  const sold = selectFrom('product_sales')
    .select('cases')
    .whereRef('product_sales.product_id', '=', 'product.id')
  return fn.coalesce(sold, lit(0)).as('sold_quantity')
}
