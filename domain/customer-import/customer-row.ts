import {
  isEmail,
  MAX_BUSINESS_NAME_LENGTH,
  normaliseEmail,
  SINGLE_LINE_PATTERN,
} from '../account.ts'
import { MAX_CUSTOMER_CODE, MAX_TERMS_DAYS } from '../customer.ts'
import { fromCell, isFormula } from '../import/spreadsheet-cell.ts'
import { MAX_PRICE_LIST_NAME } from '../price-list.ts'
import { foldText } from '../search.ts'
import type { CustomerColumn } from './customer-columns.ts'

/** The longest list of customers that is taken. */
export const MAX_CUSTOMER_ROWS = 2_000
export const MAX_CUSTOMER_FILE_BYTES = 2 * 1024 * 1024

/** Everything that can be wrong with a row. Each has a sentence in both languages in texts. */
export const CUSTOMER_FAULTS = [
  'required',
  'text_too_long',
  'characters_refused',
  'formula',
  'email_invalid',
  'terms_invalid',
  'language_unknown',
  'cells_too_many',
  'customer_twice',
  'customer_ambiguous',
  'code_twice',
  'code_taken',
  'price_list_unknown',
  'price_list_ambiguous',
] as const
export type CustomerFault = (typeof CUSTOMER_FAULTS)[number]
export type CustomerRowFault = { column: CustomerColumn | 'row'; reason: CustomerFault }

/** The cells of a row as they stand in the list; a column that the list lacks is missing. */
export type CustomerCells = Partial<Record<CustomerColumn, string>>

/** What a supplier says of a customer, or of whoever it would have as one. `language`: of the mail that invites. */
export type CustomerFacts = {
  name: string
  code: string
  termsDays: number | null
  language: 'fr' | 'en'
  priceList: OwnPriceList | null
}
/** One of the supplier's price lists. */
export type OwnPriceList = { id: number; name: string }

/** A row as it was read; what is undefined: the list does not say. */
export type ReadCustomer =
  | ({ email: string } & Pick<CustomerFacts, 'name'> & {
        code: string | undefined
        termsDays: number | null | undefined
        language: CustomerFacts['language'] | undefined
        /** By name; empty: none. */
        priceList: string | undefined
      })
  | { faults: CustomerRowFault[] }

type Read<Value> = { value: Value } | { fault: CustomerFault }

/** One row of a list of customers, or everything that is wrong with it. */
export function readCustomerRow(cells: CustomerCells): ReadCustomer {
  const name = readCell(cells.name ?? '', (text) => readLine(text, MAX_BUSINESS_NAME_LENGTH))
  const email = readCell(cells.email ?? '', readEmail)
  const code = readOptional(cells.code, '', (text) => readLine(text, MAX_CUSTOMER_CODE))
  const priceList = readOptional(cells.price_list, '', (text) =>
    readLine(text, MAX_PRICE_LIST_NAME),
  )
  const termsDays = readOptional(cells.terms_days, null, readTerms)
  const language = readOptional(cells.language, undefined, readLanguage)
  if (
    'fault' in name ||
    'fault' in email ||
    'fault' in code ||
    'fault' in priceList ||
    'fault' in termsDays ||
    'fault' in language
  ) {
    const read = { name, email, code, price_list: priceList, terms_days: termsDays, language }
    return {
      faults: (Object.keys(read) as CustomerColumn[]).flatMap((column) => {
        const cell = read[column]
        return 'fault' in cell ? [{ column, reason: cell.fault }] : []
      }),
    }
  }
  return {
    name: name.value,
    email: email.value,
    code: code.value,
    priceList: priceList.value,
    termsDays: termsDays.value,
    language: language.value,
  }
}

/** A cell that must say something. */
function readCell<Value>(cell: string, read: (text: string) => Read<Value>): Read<Value> {
  // guard: customer import: a formula is no text [customer-row]
  if (isFormula(cell)) return { fault: 'formula' }
  const text = fromCell(cell).trim()
  return text === '' ? { fault: 'required' } : read(text)
}

/** A cell of a column that the list may lack, and that may be blank. */
function readOptional<Value, Blank>(
  cell: string | undefined,
  blank: Blank,
  read: (text: string) => Read<Value>,
): Read<Value | Blank | undefined> {
  if (cell === undefined) return { value: undefined }
  return cell.trim() === '' ? { value: blank } : readCell(cell, read)
}

function readLine(text: string, most: number): Read<string> {
  const value = text.normalize('NFC')
  if (value.length > most) return { fault: 'text_too_long' }
  return SINGLE_LINE_PATTERN.test(value) ? { value } : { fault: 'characters_refused' }
}

function readEmail(text: string): Read<string> {
  const value = normaliseEmail(text)
  return isEmail(value) ? { value } : { fault: 'email_invalid' }
}

/** "30", "30 jours", "Net 30". */
function readTerms(text: string): Read<number> {
  const [, days] = /^(?:net\s*)?(\d{1,4})\s*(?:d|j|days?|jours?)?\.?$/i.exec(text) ?? []
  if (days === undefined || Number(days) > MAX_TERMS_DAYS) return { fault: 'terms_invalid' }
  return { value: Number(days) }
}

const LANGUAGE_OF = new Map<string, CustomerFacts['language']>([
  ...['fr', 'francais', 'french', 'f'].map((name) => [name, 'fr'] as const),
  ...['en', 'anglais', 'english', 'an', 'a', 'e'].map((name) => [name, 'en'] as const),
])

function readLanguage(text: string): Read<CustomerFacts['language']> {
  const value = LANGUAGE_OF.get(foldText(text))
  return value ? { value } : { fault: 'language_unknown' }
}
