import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { isSold, withServedSuppliers } from './served-suppliers-sql.ts'
import { conditionsOn, type Share } from './term-conditions.ts'

/** Terms (domain/order-text/terms.ts) in each of their readings, in products of one supplier or of all that serve. */
export type Sought = {
  readonly readings: readonly (readonly string[])[]
  readonly supplierId: number | null
}

/** `isWhole`: no product was left out. */
export type FoundProducts = {
  readonly products: readonly NamedProduct[]
  readonly isWhole: boolean
}

/** Products read for a condition, and those of them with the shortest names, which say the least beyond it. */
const READ = 300
const COMPARED = 40
/** Conditions of one statement; what is sought beyond them is not found. */
const MOST = 800

/**
 * What the restaurant can order now and has the terms in its names, for each that is sought: in one statement, which looks
 * up the same condition once and takes at most so many products of it. Quantities in hundredths.
 */
export async function findProductsWithTerms(
  reader: Reader,
  restaurantId: RestaurantId,
  sought: readonly Sought[],
  share: Share,
): Promise<FoundProducts[]> {
  const places = new Map<string, number>()
  const conditions: string[] = []
  const suppliers: (number | null)[] = []
  const wanted = sought.map(({ readings, supplierId }) =>
    readings
      .flatMap((terms) => conditionsOn(terms, share))
      .map((condition) => {
        const key = `${supplierId ?? ''} ${condition}`
        const place = places.get(key) ?? places.size
        if (!places.has(key) && place < MOST) {
          places.set(key, place)
          conditions.push(condition)
          suppliers.push(supplierId)
        }
        return place
      }),
  )
  const found = await find(reader, restaurantId, conditions, suppliers)
  return wanted.map((asked) => {
    const products = asked.flatMap((place) => found.get(place) ?? [])
    const isWhole = asked.every(
      (place) => place < MOST && (found.get(place)?.length ?? 0) < COMPARED,
    )
    return { products, isWhole }
  })
}

/** By the place of their condition. */
async function find(
  reader: Reader,
  restaurantId: RestaurantId,
  conditions: readonly string[],
  suppliers: readonly (number | null)[],
): Promise<Map<number, NamedProduct[]>> {
  if (conditions.length === 0) return new Map()
  // guard: typed order: only products of suppliers that serve the restaurant [order-text.post]
  //   code: and ${IS_AVAILABLE} and ${isSold('product')}
  //   instead: and ${IS_AVAILABLE}
  const rows = await withServedSuppliers(reader, restaurantId)
    .selectFrom(
      sql<NamedProduct & { place: number }>`(
        select (wanted.place - 1)::integer as place, found.*
        from unnest(${conditions}::tsquery[], ${suppliers}::integer[])
            with ordinality as wanted (condition, supplier_id, place),
          lateral (
            select "publicId", "nameFr", "nameEn", unit, "quantityHundredths"
            from (
              select public_id as "publicId", name_fr as "nameFr", name_en as "nameEn", unit,
                quantity_hundredths as "quantityHundredths", price_per_amount
              from product
              where product.search_vector @@ wanted.condition and product.deleted_at is null
                and (wanted.supplier_id is null or product.supplier_id = wanted.supplier_id)
                and ${IS_AVAILABLE} and ${isSold('product')}
              limit ${sql.lit(READ)}) product
            order by length("nameFr") + length("nameEn"), price_per_amount nulls last
            limit ${sql.lit(COMPARED)}) found)`.as('found'),
    )
    .selectAll()
    .execute()
  return Map.groupBy(rows, ({ place }) => place)
}
