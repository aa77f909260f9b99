import { MAX_PRICE_CENTS, parseMoney } from '@halles/domain/money.ts'
import { CATEGORY_NAMES, COMMON_UNITS, UNIT_PATTERN } from '@halles/domain/product.ts'
import { MAX_QUANTITY_HUNDREDTHS, parseHundredths } from '@halles/domain/quantity-per-case.ts'
import { typedDecimal } from '../../../components/typed-decimal.ts'
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
  lead_days: string
  pick_place: string
}

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
    lead_days: '0',
    pick_place: '',
  }
}

/** A product as the form shows it; `comma`: decimals as French writes them. */
export function valuesOf(product: OwnProduct, comma: boolean): ProductValues {
  const { name_fr, name_en, category, description, unit, lead_days, pick_place } = product
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
    lead_days: String(lead_days),
    pick_place,
  }
}

/** What is sent: "1 234,50 $" as "1234.50"; no days ahead are 0. */
export function bodyOf({ unit, own_unit, lead_days, ...values }: ProductValues) {
  return {
    ...values,
    price: typedDecimal(values.price),
    quantity_per_case: typedDecimal(values.quantity_per_case),
    unit: unit === OTHER ? own_unit.trim() : unit,
    lead_days: /^\d*$/.test(lead_days.trim()) ? Number(lead_days) : Number.NaN,
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
