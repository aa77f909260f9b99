import type { Language } from '@halles/contract/language.ts'
import {
  CATEGORY_NAMES,
  type RestaurantSortKey,
  type SortDirection,
} from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import type { WantedCategory } from './product-search-sql.ts'

/** The keys that an index of migration 024 is sorted by, within a category. */
const INDEXED_KEYS = {
  name_fr: sql`product.name_fr collate "fr-x-icu"`,
  name_en: sql`product.name_en collate "en-x-icu"`,
  price: sql`product.price_cents`,
  quantity_per_case: sql`product.quantity_hundredths`,
  price_per_unit: sql`coalesce(product.price_per_kg, product.price_per_unit)`,
}
export type IndexedKey = keyof typeof INDEXED_KEYS

/** The index's key for a wanted order; undefined where no index has it. */
export function indexedKey(
  key: RestaurantSortKey | undefined,
  lang: Language,
): IndexedKey | undefined {
  if (key === undefined || key === 'name') return `name_${lang}`
  return key === 'supplier' ? undefined : key
}

export type ScannedProduct = {
  id: number
  public_id: string
  supplier_id: number
  has_no_price_per_kg: boolean
  key: unknown
}

/** As product-order-sql.ts orders a list that is sorted. */
export function inScanOrder(key: IndexedKey | 'supplier', direction: SortDirection) {
  const ordered = sql`listed.key ${sql.raw(direction)}, listed.public_id ${sql.raw(direction)}`
  return key === 'price_per_unit' ? sql`listed.has_no_price_per_kg, ${ordered}` : ordered
}

export function atMost(limit: number) {
  return Number.isFinite(limit) ? sql`limit ${sql.lit(limit)}` : sql``
}

export function scansOf(
  category: WantedCategory,
  key: IndexedKey,
  order: RawBuilder<unknown>,
  limit: number,
) {
  const scan = (isOfCategory: RawBuilder<unknown>) => sql`
    (select * from (
      select ${keyColumns(key)} from product
      where product.deleted_at is null and ${isOfCategory} and ${IS_AVAILABLE}
    ) listed order by ${order} ${atMost(limit)})`
  if (category !== 'all') return scan(sql`product.category = ${category}`)
  // The indexes are sorted within a category: PostgreSQL merges ten scans.
  const scans = CATEGORY_NAMES.map((name) => scan(sql`product.category = ${sql.lit(name)}`))
  return sql.join(scans, sql` union all `)
}

/** Of a product, what `ScannedProduct` has. */
export function keyColumns(key: IndexedKey) {
  const hasNoPricePerKg =
    key === 'price_per_unit' ? sql`product.price_per_kg is null` : sql.lit(false)
  return sql`product.id, product.public_id, product.supplier_id,
    ${hasNoPricePerKg} as has_no_price_per_kg, ${INDEXED_KEYS[key]} as key`
}
