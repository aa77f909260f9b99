import { readGtin } from './gtin.ts'
import { formatMoney } from './money.ts'
import {
  type CatalogueProduct,
  EDITED_FIELDS,
  type EditedFacts,
  FIELDS,
  type FieldName,
  type FieldValue,
  type PRODUCT_FIELDS,
  type ProductField,
  type SaidFacts,
  type SaidProduct,
} from './product-fields.ts'
import { formatHundredths } from './quantity-per-case.ts'

type Fields = typeof PRODUCT_FIELDS
type Key = keyof CatalogueProduct
type NameOf<K extends Key> = { [N in FieldName]: Fields[N]['key'] extends K ? N : never }[FieldName]

/** What a field holds where nothing is said: no text, 0, none of several, or null. */
export function emptyValue({ kind }: ProductField): FieldValue {
  switch (kind) {
    case 'count':
      return 0
    case 'set':
      return []
    case 'choice':
    case 'stated':
      return null
    default:
      return ''
  }
}

/** Whether two fields hold the same. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What a list that was stated says where it has none of the choices. */
export const NONE = 'none'

/** What a field holds as text: amounts as decimals ("12.50"), several as "milk,eggs", anything else as it is. */
export function valueText({ kind }: ProductField, value: FieldValue): string {
  if (kind === 'money') return formatMoney(Number(value))
  if (kind === 'quantity') return formatHundredths(Number(value))
  return kind === 'stated' && isSameValue(value, []) ? NONE : String(value ?? '')
}

/** What was given as it is kept: of several each once, in their order; a number of an item as 14 digits. */
function kept(field: ProductField, value: unknown): unknown {
  if (field.kind === 'gtin' && typeof value === 'string') return readGtin(value) ?? ''
  if (!('choices' in field && Array.isArray(value))) return value
  return field.choices.filter((choice) => value.includes(choice))
}

/** Of what is said of a product that which may change. */
export function editedFacts<Said extends SaidFacts>(product: Said) {
  return Object.fromEntries(EDITED_FIELDS.map(({ key }) => [key, product[key]])) as {
    [K in keyof EditedFacts & keyof Said]: Said[K]
  }
}

const NOTHING_SAID = Object.fromEntries(
  FIELDS.filter(({ required }) => !required).map((field) => [field.key, emptyValue(field)]),
)

/** What is said of a product, of the others it is silent about as `before`, or else empty. */
export function completed(said: SaidProduct, before: object = NOTHING_SAID): CatalogueProduct {
  const spoken = Object.entries(said).filter(([, value]) => value !== undefined)
  return { ...before, ...Object.fromEntries(spoken) } as CatalogueProduct
}

/** What is given under the wire's names, under the domain's, as it is kept. */
export function fromWire<Given extends object>(given: Given) {
  return renamed(given, 'name', 'key', kept) as {
    [N in keyof Given & FieldName as Fields[N]['key']]: Given[N]
  }
}

/** What is given under the domain's names, under the wire's. */
export function toWire<Given extends object>(given: Given) {
  return renamed(given, 'key', 'name') as {
    [K in keyof Given & Key as NameOf<K>]: Given[K]
  }
}

/** What is given under the domain's names, by column; what is undefined has none. */
export function toColumns<Given extends object>(given: Given) {
  return renamed(given, 'key', 'column') as {
    [K in keyof Given & Key as Fields[NameOf<K>]['column']]: Given[K]
  }
}

type Naming = 'name' | 'key' | 'column'

function renamed(
  given: object,
  from: Naming,
  to: Naming,
  as = (_: ProductField, value: unknown) => value,
): object {
  const values = new Map(Object.entries(given))
  return Object.fromEntries(
    FIELDS.map((field) => [field[to], as(field, values.get(field[from]))]).filter(
      ([, value]) => value !== undefined,
    ),
  )
}
