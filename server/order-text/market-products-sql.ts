import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import { sql } from 'kysely'
import { isOfServed, withServedSuppliers } from '../catalogue/product-list/served-suppliers-sql.ts'
import { IS_AVAILABLE } from '../catalogue/products/availability-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** A condition on the names of products (product-words-query.ts), of one supplier or of all that serve the restaurant. */
export type Sought = { readonly condition: string; readonly supplierId: number | null }

/** Products that meet a condition; `isWhole`: none was left out. */
export type FoundProducts = {
  readonly products: readonly NamedProduct[]
  readonly isWhole: boolean
}

/** Products read for a condition, and those of them with the shortest names, which say the least beyond it. */
const READ = 300
const COMPARED = 40

/**
 * What the restaurant can order now and meets each condition, in the order of the conditions: in one statement, at most so
 * many products of each. Quantities in hundredths.
 */
export async function findMarketProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  sought: readonly Sought[],
): Promise<FoundProducts[]> {
  if (sought.length === 0) return []
  const conditions = sought.map(({ condition }) => condition)
  const suppliers = sought.map(({ supplierId }) => supplierId)
  // guard: typed order: only products of suppliers that serve the restaurant [order-text.post]
  //   code: and ${IS_AVAILABLE} and ${isOfServed(sql`product.supplier_id`)}
  //   instead: and ${IS_AVAILABLE}
  const rows = await withServedSuppliers(reader, restaurantId)
    .selectFrom(
      sql<NamedProduct & { place: number; isCut: boolean }>`(
        select (wanted.place - 1)::integer as place, found.*
        from unnest(${conditions}::tsquery[], ${suppliers}::integer[])
            with ordinality as wanted (condition, supplier_id, place),
          lateral (
            select "publicId", "nameFr", "nameEn", unit, "quantityHundredths", count(*) over () >= ${sql.lit(COMPARED)} as "isCut"
            from (
              select public_id as "publicId", name_fr as "nameFr", name_en as "nameEn", unit,
                quantity_hundredths as "quantityHundredths", price_per_amount
              from product
              where product.search_vector @@ wanted.condition and product.deleted_at is null
                and (wanted.supplier_id is null or product.supplier_id = wanted.supplier_id)
                and ${IS_AVAILABLE} and ${isOfServed(sql`product.supplier_id`)}
              limit ${sql.lit(READ)}) product
            order by length("nameFr") + length("nameEn"), price_per_amount nulls last
            limit ${sql.lit(COMPARED)}) found)`.as('found'),
    )
    .selectAll()
    .execute()
  const found = sought.map((): { products: NamedProduct[]; isWhole: boolean } => ({
    products: [],
    isWhole: true,
  }))
  for (const { place, isCut, ...product } of rows) {
    const one = found[place]
    if (!one) continue
    one.products.push(product)
    if (isCut) one.isWhole = false
  }
  return found
}
