import type { Language } from '@halles/contract/language.ts'
import type { RestaurantSortKey, SortDirection, SupplierSortKey } from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'

type WantedOrder = {
  sort_by?: RestaurantSortKey | SupplierSortKey | undefined
  sort_direction: SortDirection
  lang: Language
}

const NAME = {
  fr: sql`listed.name_fr collate "fr-x-icu"`,
  en: sql`listed.name_en collate "en-x-icu"`,
}
const BY = {
  name_fr: NAME.fr,
  name_en: NAME.en,
  price: sql`listed.price_cents`,
  supplier: sql`listed.supplier_name collate "fr-x-icu"`,
  quantity_per_case: sql`listed.quantity_hundredths`,
  // Like with like: what is sold by weight comes first, both ways, by the price of a kilogram.
  price_per_unit: sql`listed.price_per_kg is null, coalesce(listed.price_per_kg, listed.price_per_unit)`,
  sold_quantity: sql`listed.sold_quantity`,
}

/**
 * What to order `listed` by. Ties are broken by public id in the same direction. Without a key: best match first in a search,
 * then by name, else by name in the reader's language.
 */
export function inOrder({ sort_by: key, ...wanted }: WantedOrder, isSearch: boolean) {
  const name = NAME[wanted.lang]
  if (key === undefined && isSearch) return sql`listed.relevance desc, ${name}, listed.public_id`
  const by: RawBuilder<unknown> = key === undefined || key === 'name' ? name : BY[key]
  const direction = sql.raw(wanted.sort_direction)
  return sql`${by} ${direction}, listed.public_id ${direction}`
}
