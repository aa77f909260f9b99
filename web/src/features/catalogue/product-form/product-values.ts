import { MAX_PRICE_CENTS, parseMoney } from '@halles/domain/money.ts'
import { CATEGORY_NAMES, COMMON_UNITS, UNIT_PATTERN } from '@halles/domain/product.ts'
import {
  type FieldValue,
  FURTHER,
  type FurtherField,
  type FurtherName,
} from '@halles/domain/product-fields.ts'
import { emptyValue, NONE, valueText } from '@halles/domain/product-values.ts'
import { MAX_QUANTITY_HUNDREDTHS, parseHundredths } from '@halles/domain/quantity-per-case.ts'
import { typedDecimal } from '../../../components/typed-decimal.ts'
import { chosenOf } from '../filters/filter-params.ts'
import type { OwnProduct } from '../product-pages.ts'

/** The form's values, as typed. `unit` is one of those offered, or OTHER with the unit in `own_unit`. */
export type ProductValues = {
  name_fr: string
  name_en: string
  category: string
  price: string
  quantity_per_case: string
  unit: string
  own_unit: string
  description: string
} & FurtherValues
type FurtherValues = Record<FurtherName, string>

export const OTHER = 'other'

export function newProductIn(category: string): ProductValues {
  return {
    name_fr: '',
    name_en: '',
    category,
    price: '',
    quantity_per_case: '',
    unit: COMMON_UNITS[0],
    own_unit: '',
    description: '',
    ...furtherValues(emptyValue),
  }
}

/** A product as the form shows it; `comma`: decimals as French writes them. */
export function valuesOf(product: OwnProduct, comma: boolean): ProductValues {
  const { name_fr, name_en, category, description, unit } = product
  const written = (decimal: string) => (comma ? decimal.replace('.', ',') : decimal)
  const isCommon = COMMON_UNITS.some((common) => common === unit)
  return {
    name_fr,
    name_en,
    category,
    description,
    price: written(product.price),
    quantity_per_case: written(product.quantity_per_case),
    unit: isCommon ? unit : OTHER,
    own_unit: isCommon ? '' : unit,
    ...furtherValues(({ name }) => product[name]),
  }
}

/** What is sent: "1 234,50 $" as "1234.50"; a number that is left blank as 0. */
export function bodyOf({ unit, own_unit, ...values }: ProductValues) {
  return {
    ...values,
    price: typedDecimal(values.price),
    quantity_per_case: typedDecimal(values.quantity_per_case),
    unit: unit === OTHER ? own_unit.trim() : unit,
    ...furtherFacts(values),
  }
}

function furtherValues(held: (field: (typeof FURTHER)[number]) => FieldValue) {
  const values = FURTHER.map((field) => [field.name, valueText(field, held(field))])
  return Object.fromEntries(values) as FurtherValues
}

function furtherFacts(values: FurtherValues) {
  const facts = FURTHER.map(({ name, kind }) => [name, factOf(kind, values[name])])
  return Object.fromEntries(facts) as Pick<OwnProduct, FurtherName>
}

function factOf(kind: FurtherField['kind'], text: string): FieldValue {
  switch (kind) {
    case 'line':
    case 'gtin':
      return text
    case 'count':
      return /^\d*$/.test(text.trim()) ? Number(text) : Number.NaN
    case 'choice':
      return text === '' ? null : text
    case 'set':
      return chosenOf(text)
    case 'stated':
      return text === '' ? null : chosenOf(text).filter((choice) => choice !== NONE)
  }
}

/** The same once `productProblems` has nothing against it. */
export function sentOf(values: ProductValues) {
  const category = CATEGORY_NAMES.find((name) => name === values.category)
  if (category === undefined) throw new RangeError('what is sent was checked before')
  return { ...bodyOf(values), category }
}

/** Units that are offered are never wrong: the field is the one that is typed. */
export function productPath(path: string): string {
  return path === 'unit' ? 'own_unit' : path
}

/** The wire's facts of a case; undefined until price, quantity and unit can be sold by. */
export function previewOf(values: ProductValues) {
  const { price, quantity_per_case, unit } = bodyOf(values)
  const priceCents = within(MAX_PRICE_CENTS, parseMoney(price))
  const quantityHundredths = within(MAX_QUANTITY_HUNDREDTHS, parseHundredths(quantity_per_case))
  if (!priceCents || !quantityHundredths || !UNIT_PATTERN.test(unit)) return undefined
  return { price, quantity_per_case, unit }
}

function within(most: number, amount: number | undefined): number | undefined {
  return amount !== undefined && amount <= most ? amount : undefined
}
