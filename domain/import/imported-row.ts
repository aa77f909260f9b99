import { isParagraph, SINGLE_LINE_PATTERN } from '../account.ts'
import { type Cents, MAX_PRICE_CENTS } from '../money.ts'
import {
  type CategoryName,
  MAX_LEAD_DAYS,
  MAX_PICK_PLACE_LENGTH,
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  UNIT_PATTERN,
} from '../product.ts'
import { MAX_QUANTITY_HUNDREDTHS } from '../quantity-per-case.ts'
import { foldText } from '../search.ts'
import type { ImportColumn } from './import-columns.ts'
import { fromCell, isFormula } from './spreadsheet-cell.ts'
import { readAmount } from './typed-amount.ts'

/** The longest list that is taken: three times the largest known. */
export const MAX_IMPORT_ROWS = 20_000
/** Ten times its size, for what workbooks carry beside. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024

/** Everything that can be wrong with a row. Each has a sentence in both languages in texts. */
export const FAULT_REASONS = [
  'required',
  'text_too_long',
  'characters_refused',
  'formula',
  'category_unknown',
  'unit_invalid',
  'amount_unreadable',
  'amount_not_positive',
  'amount_too_high',
  'amount_too_fine',
  'lead_days_invalid',
  'cells_too_many',
  'product_unknown',
  'product_twice',
  'product_ambiguous',
  'name_fixed',
  'category_fixed',
] as const
export type FaultReason = (typeof FAULT_REASONS)[number]
export type RowFault = { column: ImportColumn | 'row'; reason: FaultReason }

/** The cells of a row as they stand in the list; a column that the list lacks is missing. */
export type Cells = Partial<Record<ImportColumn, string>>

/** A product as a row describes it. No public id: the row does not say. What is undefined below the price: the list has no such column. */
export type ImportedProduct = {
  publicId: string | undefined
  nameFr: string
  nameEn: string
  category: CategoryName
  unit: string
  quantityHundredths: number
  priceCents: Cents
  description: string | undefined
  leadDays: number | undefined
  pickPlace: string | undefined
}
export type ReadRow = { product: ImportedProduct } | { faults: RowFault[] }

/** The names that a category goes by, folded: see `categoryKey`. */
export type CategoryNames = ReadonlyMap<string, CategoryName>

/** A category's name as it is looked up: in any case, with or without accents. */
export function categoryKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}

/** One row of a price list as a product (cents, hundredths), or everything that is wrong with it. */
export function readRow(cells: Cells, categories: CategoryNames): ReadRow {
  const faults: RowFault[] = []
  function take<Value>(column: ImportColumn, read: (text: string) => Read<Value>) {
    const cell = cells[column] ?? ''
    const taken = isFormula(cell)
      ? refused('formula')
      : read(fromCell(cell).trim().normalize('NFC'))
    if ('value' in taken) return taken.value
    faults.push({ column, reason: taken.fault })
    return undefined
  }
  const publicId = take('public_id', (value) => ({ value }))
  const nameFr = take('name_fr', readName)
  const nameEn = take('name_en', readName)
  const category = take('category', (text) => readCategory(text, categories))
  const unit = take('unit', readUnit)
  const quantityHundredths = take('quantity_per_case', (text) =>
    readAmountUpTo(MAX_QUANTITY_HUNDREDTHS, text),
  )
  const priceCents = take('price', (text) => readAmountUpTo(MAX_PRICE_CENTS, text))
  const description = take('description', readDescription)
  const leadDays = take('lead_days', readLeadDays)
  const pickPlace = take('pick_place', readPickPlace)
  if (
    publicId === undefined ||
    nameFr === undefined ||
    nameEn === undefined ||
    category === undefined ||
    unit === undefined ||
    quantityHundredths === undefined ||
    priceCents === undefined ||
    description === undefined ||
    leadDays === undefined ||
    pickPlace === undefined
  ) {
    return { faults }
  }
  const sold = { category, unit, quantityHundredths, priceCents }
  const said = {
    description: cells.description === undefined ? undefined : description,
    leadDays: cells.lead_days === undefined ? undefined : leadDays,
    pickPlace: cells.pick_place === undefined ? undefined : pickPlace,
  }
  return { product: { publicId: publicId || undefined, nameFr, nameEn, ...sold, ...said } }
}

type Read<Value> = { value: Value } | { fault: FaultReason }

function refused(fault: FaultReason): { fault: FaultReason } {
  return { fault }
}

function readName(value: string): Read<string> {
  if (value === '') return refused('required')
  if (value.length > MAX_PRODUCT_NAME_LENGTH) return refused('text_too_long')
  return SINGLE_LINE_PATTERN.test(value) ? { value } : refused('characters_refused')
}

function readDescription(value: string): Read<string> {
  if (value.length > MAX_PRODUCT_DESCRIPTION_LENGTH) return refused('text_too_long')
  return isParagraph(value) ? { value } : refused('characters_refused')
}

function readLeadDays(text: string): Read<number> {
  const value = /^\d*$/.test(text) ? Number(text) : Number.NaN
  return value <= MAX_LEAD_DAYS ? { value } : refused('lead_days_invalid')
}

function readPickPlace(value: string): Read<string> {
  if (value.length > MAX_PICK_PLACE_LENGTH) return refused('text_too_long')
  return value === '' || SINGLE_LINE_PATTERN.test(value) ? { value } : refused('characters_refused')
}

function readCategory(text: string, categories: CategoryNames): Read<CategoryName> {
  if (text === '') return refused('required')
  const value = categories.get(categoryKey(text))
  return value === undefined ? refused('category_unknown') : { value }
}

/** "100 g" is the unit 100g. */
function readUnit(text: string): Read<string> {
  if (text === '') return refused('required')
  const value = text.replace(/^(\d+)\s+(?=[a-z]+$)/i, '$1')
  return UNIT_PATTERN.test(value) ? { value } : refused('unit_invalid')
}

function readAmountUpTo(most: number, text: string): Read<number> {
  if (text === '') return refused('required')
  const amount = readAmount(text, most)
  return 'fault' in amount ? amount : { value: amount.hundredths }
}
