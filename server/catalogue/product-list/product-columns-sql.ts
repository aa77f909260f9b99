import {
  FURTHER,
  type FURTHER_FIELDS,
  type FurtherField,
  type FurtherName,
} from '@halles/domain/product-fields.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { shownMarks } from '../../certificates/shown-marks-sql.ts'
import type { DB } from '../../database/schema.generated.ts'

type Fields = typeof FURTHER_FIELDS

/** Those columns of further fields that these read. */
export function furtherColumns<Who extends FurtherField['readBy']>(readBy: Who) {
  return FURTHER.filter((field) => field.readBy === readBy).map(
    ({ column, name }) => `product.${column} as ${name}`,
  ) as {
    [N in FurtherName]: Fields[N]['readBy'] extends Who
      ? `product.${Fields[N]['column']} as ${N}`
      : never
  }[FurtherName][]
}

const STATED_MARKS = 'product.marks as marks'

/** What everybody reads of a product but its marks and prices, under the wire's names: hundredths. */
const EVERYBODYS_COLUMNS = [
  'product.public_id',
  'product.name_fr',
  'product.name_en',
  'product.description',
  'product.category',
  'product.category as category_name',
  'product.unit',
  'product.quantity_hundredths as quantity_per_case',
  ...furtherColumns('everybody').filter((column) => column !== STATED_MARKS),
] as const

/** The same with the marks that restaurants are shown, and with those that its supplier states. */
export const PRODUCT_COLUMNS = [...EVERYBODYS_COLUMNS, shownMarks().as('marks')] as const
export const STATED_COLUMNS = [...EVERYBODYS_COLUMNS, STATED_MARKS] as const

/** Its prices to a restaurant (offer-sql.ts), and as its supplier states them: cents, ten-thousandths of a dollar. */
export const OFFERED_PRICES = [
  'offer.price_cents as price',
  'offer.terms',
  'offer.price_per_unit',
  'offer.price_per_kg',
] as const
export const OWN_PRICES = [
  'product.price_cents as price',
  'product.price_per_unit',
  'product.price_per_kg',
] as const

/** What lists are sorted by, but for prices, and with them. */
export const PLACED_COLUMNS = [
  'product.id',
  'product.public_id',
  'product.name_fr',
  'product.name_en',
  'product.quantity_hundredths',
] as const
export const SORTED_COLUMNS = [
  ...PLACED_COLUMNS,
  'product.price_cents',
  'product.price_per_unit',
  'product.price_per_kg',
] as const

type Product = Selectable<DB['product']>
type NameOf<Column> = Column extends `product.${infer Name extends keyof Product & string}`
  ? Name
  : never

/** What of a found product says how well it matches, and where it stands in a list. */
export const RANKED_COLUMNS = [
  ...SORTED_COLUMNS,
  'product.supplier_id',
  'product.unit',
  'product.search_vector',
] as const
/** The same with what says whether a product is listed, where that is asked of what was read. */
export const SEARCHED_COLUMNS = [
  ...RANKED_COLUMNS,
  'product.category',
  'product.deleted_at',
  'product.available',
  'product.available_from',
  'product.audience',
] as const

export function selected(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}

export type RankedProduct = Pick<Product, NameOf<(typeof RANKED_COLUMNS)[number]>>
