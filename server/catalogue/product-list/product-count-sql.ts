import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../database/schema.generated.ts'
import { IS_BACK } from '../products/availability-sql.ts'
import { isListed, type WantedCategory } from './product-search-sql.ts'
import { isForBuyer, isOfOwnSupplier } from './served-suppliers-sql.ts'

/**
 * How many products of the suppliers in the common table expression `served` can be ordered in a category, or in all:
 * those of supplier_stock, and those whose day has come; those for customers where the restaurant is one.
 */
export function productCount(category: WantedCategory): RawBuilder<number> {
  // An array, by which the suppliers are looked up where they are few and read one after the other where they are many.
  return stockOf(category, sql<number>`any(array(select id from served))`)
}

/** The same of one supplier, or of several: `any(…)`. */
export function stockOf(
  category: WantedCategory,
  supplierId: Expression<number>,
): RawBuilder<number> {
  const products = expressionBuilder<DB>()
    .selectFrom('supplier_stock')
    .where('supplier_stock.supplier_id', '=', supplierId)
    .where(isStockOf(category))
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>(STOCK), lit(0)).as('products'))
  const back = productsBackInStock(category)
    .where('product.supplier_id', '=', supplierId)
    .select(({ fn }) => fn.countAll<number>().as('products'))
  return sql<number>`${products} + ${back}`
}

/** The suppliers that have any, with the same number of each; all read in one go. */
export function stockOfAll(category: WantedCategory): RawBuilder<{ id: number; products: number }> {
  const kept = expressionBuilder<DB>()
    .selectFrom('supplier_stock')
    .where(isStockOf(category))
    .select(['supplier_stock.supplier_id as id', STOCK.as('products')])
  const back = productsBackInStock(category)
    .groupBy('product.supplier_id')
    .select(({ fn }) => ['product.supplier_id as id', fn.countAll<number>().as('products')])
  return sql`(
    select id, coalesce(kept.products, 0) + coalesce(back.products, 0) as products
    from ${kept} kept full join ${back} back using (id))`
}

/** The products in a category, or in all, that were out until a day that has come: supplier_stock does not count them. */
function productsBackInStock(category: WantedCategory) {
  return expressionBuilder<DB>()
    .selectFrom('product')
    .where(isListed(category, undefined))
    .where(IS_BACK)
    .where(isForBuyer('product'))
}

// guard: customers: products for customers are counted for those alone [audience]
//   code: and ${isOfOwnSupplier(sql`supplier_stock.supplier_id`)}
/** Of supplier_stock: how many of its products the restaurant sees. */
const STOCK = sql<number>`(supplier_stock.products + case
  when supplier_stock.for_customers > 0 and ${isOfOwnSupplier(sql`supplier_stock.supplier_id`)}
  then supplier_stock.for_customers else 0 end)`

/** Of supplier_stock: whether it is the number of a category, or of all. */
function isStockOf(category: WantedCategory): Expression<SqlBool> {
  const stock = expressionBuilder<DB, 'supplier_stock'>()
  return category === 'all'
    ? stock('supplier_stock.category', 'is', null)
    : stock('supplier_stock.category', '=', category)
}
