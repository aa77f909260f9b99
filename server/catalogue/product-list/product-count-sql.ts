import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../database/schema.generated.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { isListed, type WantedCategory } from './product-search-sql.ts'

/** Up to so many suppliers are looked up one by one; of more, the numbers of all suppliers are read at once. */
const FEW_SUPPLIERS = 100

/**
 * How many products of the suppliers in the common table expression `served` can be ordered in a category, or in all:
 * those of supplier_stock, and those whose day has come.
 */
export function productCount(category: WantedCategory): RawBuilder<number> {
  const isMany = sql`exists (select from served offset ${sql.lit(FEW_SUPPLIERS)})`
  return sql<number>`case when ${isMany}
    then ${inStock(category)} + ${backInStock(category)}
    else (select coalesce(sum(${stockOf(category, sql.ref<number>('served.id'))}), 0)::bigint from served) end`
}

/** Of one supplier: how many of its products can be ordered. */
export function stockOf(
  category: WantedCategory,
  supplierId: Expression<number>,
): RawBuilder<number> {
  const products = expressionBuilder<DB>()
    .selectFrom('supplier_stock')
    .where('supplier_stock.supplier_id', '=', supplierId)
    .where(isStockOf(category))
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('products'), lit(0)).as('products'))
  const back = productsBackInStock(category)
    .where('product.supplier_id', '=', supplierId)
    .select(({ fn }) => fn.countAll<number>().as('products'))
  return sql<number>`${products} + ${back}`
}

function inStock(category: WantedCategory) {
  return expressionBuilder<DB & { served: { id: number } }>()
    .selectFrom('supplier_stock')
    .innerJoin('served', 'served.id', 'supplier_stock.supplier_id')
    .where(isStockOf(category))
    .select(({ fn, lit }) =>
      fn.coalesce(fn.sum<number>('supplier_stock.products'), lit(0)).as('count'),
    )
}

function backInStock(category: WantedCategory) {
  const served = expressionBuilder<DB & { served: { id: number } }>().selectFrom('served')
  return productsBackInStock(category)
    .where('product.supplier_id', 'in', served.select('id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
}

/** The products in a category, or in all, that were out until a day that has come: supplier_stock does not count them. */
function productsBackInStock(category: WantedCategory) {
  return (
    expressionBuilder<DB>()
      .selectFrom('product')
      .where(isListed(category, undefined))
      // As in the index product_out_until_day.
      .where(({ eb, not }) => not(eb.ref('product.available')))
      .where('product.available_from', 'is not', null)
      .where(IS_AVAILABLE)
  )
}

/** Of supplier_stock: whether it is the number of a category, or of all. */
function isStockOf(category: WantedCategory): Expression<SqlBool> {
  const stock = expressionBuilder<DB, 'supplier_stock'>()
  return category === 'all'
    ? stock('supplier_stock.category', 'is', null)
    : stock('supplier_stock.category', '=', category)
}
