import { isParagraph, SINGLE_LINE_PATTERN } from '../account.ts'
import { readGtin } from '../gtin.ts'
import { UNIT_PATTERN } from '../product.ts'
import { FIELDS, type FieldValue, type ProductField, type SaidProduct } from '../product-fields.ts'
import { emptyValue, NONE } from '../product-values.ts'
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
  'shelf_days_invalid',
  'deposit_containers_invalid',
  'gtin_invalid',
  'choice_unknown',
  'item_code_taken',
  'weight_unit_invalid',
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

/** A product as a row describes it. What is undefined: the row or the list does not say. */
export type ImportedProduct = SaidProduct & { publicId: string | undefined }
export type ReadRow = { product: ImportedProduct } | { faults: RowFault[] }

/** What each choice of a field goes by, folded (see `choiceKey`), by the field's name; NONE too where that can be stated. */
export type ChoiceNames = ReadonlyMap<string, ReadonlyMap<string, string>>

type Read = { value: FieldValue } | { fault: FaultReason }

/** The name of a choice as it is looked up: in any case, with or without accents. */
export function choiceKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}

/** One row of a price list as a product (cents, hundredths), or everything that is wrong with it. */
export function readRow(cells: Cells, names: ChoiceNames): ReadRow {
  const id = {
    column: 'public_id',
    key: 'publicId',
    read: readText(cells.public_id ?? ''),
  } as const
  const fields = FIELDS.map((field) => ({
    column: field.name,
    key: field.key,
    read: readCell(field, cells[field.name] ?? '', names.get(field.name)),
  }))
  const taken = [id, ...fields]
  const faults = taken.flatMap(({ column, read }) =>
    'fault' in read ? [{ column, reason: read.fault }] : [],
  )
  if (faults.length > 0) return { faults }
  const said = taken.flatMap(({ column, key, read }) =>
    'value' in read && cells[column] !== undefined ? [[key, read.value] as const] : [],
  )
  const { publicId, ...product } = Object.fromEntries(said)
  return { product: { ...product, publicId: publicId || undefined } as ImportedProduct }
}

/** The text of a cell, NFC; a formula has none. */
function readText(cell: string): { value: string } | { fault: 'formula' } {
  return isFormula(cell) ? { fault: 'formula' } : { value: fromCell(cell).trim().normalize('NFC') }
}

/** A cell of a field's column: cents, hundredths, or why it cannot be taken. */
function readCell(field: ProductField, cell: string, names: Names): Read {
  const text = readText(cell)
  if ('fault' in text) return text
  if (text.value !== '') return readValue(field, text.value, names)
  return field.required ? { fault: 'required' } : { value: emptyValue(field) }
}

type Names = ReadonlyMap<string, string> | undefined

function readValue(field: ProductField, text: string, names: Names): Read {
  switch (field.kind) {
    case 'line':
      return readWords(text, field.most, isLine)
    case 'paragraph':
      return readWords(text, field.most, isParagraph)
    case 'category':
      return readChoice(text, names, 'category_unknown')
    case 'choice':
      return readChoice(text, names, 'choice_unknown')
    case 'set':
    case 'stated':
      return readChoices(text, field.choices, names)
    case 'gtin': {
      const value = readGtin(text)
      return value === undefined ? { fault: 'gtin_invalid' } : { value }
    }
    case 'unit':
      return readUnit(text)
    case 'quantity':
    case 'money': {
      const amount = readAmount(text, field.most)
      return 'fault' in amount ? amount : { value: amount.hundredths }
    }
    case 'count': {
      const isCount = /^\d+$/.test(text) && Number(text) <= field.most
      return isCount ? { value: Number(text) } : { fault: field.problem }
    }
  }
}

const isLine = (text: string) => SINGLE_LINE_PATTERN.test(text)

function readWords(value: string, most: number, isClean: (text: string) => boolean): Read {
  if (value.length > most) return { fault: 'text_too_long' }
  return isClean(value) ? { value } : { fault: 'characters_refused' }
}

function readChoice(text: string, names: Names, fault: FaultReason): Read {
  const value = names?.get(choiceKey(text))
  return value === undefined ? { fault } : { value }
}

/** Several, with commas or semicolons between them, in the order of the choices. */
function readChoices(text: string, choices: readonly string[], names: Names): Read {
  const said = text
    .split(/[,;|\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => names?.get(choiceKey(part)))
  if (said.includes(undefined) || (said.includes(NONE) && said.length > 1)) {
    return { fault: 'choice_unknown' }
  }
  return { value: choices.filter((choice) => said.includes(choice)) }
}

/** "100 g" is the unit 100g. */
function readUnit(text: string): Read {
  const value = text.replace(/^(\d+)\s+(?=[a-z]+$)/i, '$1')
  return UNIT_PATTERN.test(value) ? { value } : { fault: 'unit_invalid' }
}
