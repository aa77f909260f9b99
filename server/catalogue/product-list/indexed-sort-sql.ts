import type { Language } from '@halles/contract/language.ts'
import {
  CATEGORY_NAMES,
  type RestaurantSortKey,
  type SortDirection,
} from '@halles/domain/product.ts'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import type { WantedCategory } from './product-search-sql.ts'

/** The keys that an index of migrations 024 and 029 is sorted by, within a category. */
export const INDEXED_KEYS = {
  name_fr: sql`product.name_fr collate "fr-x-icu"`,
  name_en: sql`product.name_en collate "en-x-icu"`,
  price: sql`product.price_cents`,
  quantity_per_case: sql`product.quantity_hundredths`,
  price_per_unit: sql`coalesce(product.price_per_kg, product.price_per_unit)`,
}
export type IndexedKey = keyof typeof INDEXED_KEYS
export type IndexedSort = { key: IndexedKey; direction: SortDirection }

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
  key_group: boolean
  key: unknown
}

/** As product-sort-sql.ts orders a list that is sorted. */
export function inScanOrder(
  key: IndexedKey | 'supplier',
  direction: SortDirection,
  column = 'key',
) {
  const inDirection = sql.raw(direction)
  const ordered = sql`${sql.ref(`listed.${column}`)} ${inDirection}, listed.public_id ${inDirection}`
  return key === 'price_per_unit' ? sql`listed.key_group ${inDirection}, ${ordered}` : ordered
}

export function atMost(limit: number) {
  return Number.isFinite(limit) ? sql`limit ${sql.lit(limit)}` : sql``
}

type ScanParts = {
  condition?: RawBuilder<SqlBool> | undefined
  columns?: RawBuilder<unknown>
}

/**
 * Of each category the first `limit` available products in the order, of all suppliers, that meet a condition, with the audience
 * of each. With columns beyond that and those of `ScannedProduct` products are read, not their index alone.
 */
export function scansOf(
  category: WantedCategory,
  order: IndexedSort,
  limit: number,
  { condition, columns }: ScanParts = {},
) {
  const scan = (isOfCategory: RawBuilder<unknown>) => sql`
    (select * from (
      select ${keyColumns(order)}, product.audience${columns ? sql`, ${columns}` : sql``} from product
      where product.deleted_at is null and ${isOfCategory} and ${IS_AVAILABLE}
        ${condition ? sql`and ${condition}` : sql``}
    ) listed order by ${inScanOrder(order.key, order.direction)} ${atMost(limit)})`
  if (category !== 'all') return scan(sql`product.category = ${category}`)
  // The indexes are sorted within a category: PostgreSQL merges ten scans.
  const scans = CATEGORY_NAMES.map((name) => scan(sql`product.category = ${sql.lit(name)}`))
  return sql.join(scans, sql` union all `)
}

/** Of a product, what `ScannedProduct` has; `value`: the key, where it is another than everyone's. */
export function keyColumns(
  { key, direction }: IndexedSort,
  value: RawBuilder<unknown> = INDEXED_KEYS[key],
) {
  const group = key === 'price_per_unit' ? groupIn(direction) : sql.lit(false)
  return sql`product.id, product.public_id, product.supplier_id,
    ${group} as key_group, ${value} as key`
}

/** A row of a list, as what the list is sorted by. `group`: null but for unit prices, see `keyGroup`. */
export type Position = { group: boolean | null; key: string | number; publicId: string }
export type PositionOperands = { [Part in keyof Position]: Expression<Position[Part] | null> }

/** Whether a product, or a `ScannedProduct`, follows a row. By one comparison of rows an index is read from there on. */
export function isAfter(
  { key, direction }: IndexedSort,
  { group, key: value, publicId }: PositionOperands,
  source: 'product' | 'listed',
): RawBuilder<SqlBool> {
  const follows = sql.raw(direction === 'asc' ? '>' : '<')
  const columns =
    source === 'listed'
      ? { group: sql`listed.key_group`, key: sql`listed.key`, id: sql`listed.public_id` }
      : { group: groupIn(direction), key: INDEXED_KEYS[key], id: sql`product.public_id` }
  return key === 'price_per_unit'
    ? sql`(${columns.group}, ${columns.key}, ${columns.id}) ${follows} (${group}, ${value}, ${publicId})`
    : sql`(${columns.key}, ${columns.id}) ${follows} (${value}, ${publicId})`
}

/** Whether one `ScannedProduct` follows another, by their names in a statement. */
export function isAfterOther(
  { key, direction }: IndexedSort,
  one: string,
  other: string,
): RawBuilder<SqlBool> {
  const follows = sql.raw(direction === 'asc' ? '>' : '<')
  const of = (name: string) =>
    sql.join(
      [...(key === 'price_per_unit' ? ['key_group'] : []), 'key', 'public_id'].map((column) =>
        sql.ref(`${name}.${column}`),
      ),
    )
  return sql`(${of(one)}) ${follows} (${of(other)})`
}

/** What is sold by weight comes first in both directions, by the price of a kilogram. */
export function keyGroup(direction: SortDirection, hasPricePerKg: boolean): boolean {
  return direction === 'asc' ? !hasPricePerKg : hasPricePerKg
}

/** The same in SQL. */
export function groupIn(direction: SortDirection) {
  return direction === 'asc'
    ? sql`(product.price_per_kg is null)`
    : sql`(product.price_per_kg is not null)`
}
