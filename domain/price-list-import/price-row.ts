import { MAX_LINE_QUANTITY } from '../cart.ts'
import { fromCell, isFormula } from '../import/spreadsheet-cell.ts'
import { readAmount } from '../import/typed-amount.ts'
import { MAX_PRICE_CENTS } from '../money.ts'
import type { PriceColumn } from './price-columns.ts'

/** Everything that can be wrong with a row. Each has a sentence in both languages in texts. */
export const PRICE_FAULTS = [
  'required',
  'formula',
  'product_unknown',
  'product_of_another_code',
  'name_unknown',
  'from_cases_invalid',
  'amount_unreadable',
  'amount_not_positive',
  'amount_too_high',
  'amount_too_fine',
  'above_list_price',
  'steps_rise',
  'day_invalid',
  'day_past',
  'dates_reversed',
  'days_overlap',
  'line_twice',
  'rows_of_product',
  'cells_too_many',
] as const
export type PriceFault = (typeof PRICE_FAULTS)[number]
export type PriceRowFault = { column: PriceColumn | 'row'; reason: PriceFault }

/** The cells of a row as they stand in the file, wherever that was read from; a column that it lacks is missing. */
export type PriceCells = Partial<Record<PriceColumn, string>> & {
  /** Of a printed list alone. */
  name?: string
  /** Of a printed list: something was guessed. */
  unsure?: string
}

/** A price as a row says it: days YYYY-MM-DD, both among them; without a price it takes one off. */
export type SaidPrice = {
  publicId: string
  itemCode: string
  name?: string
  fromCases: number
  priceCents: number | null
  fromDay: string | null
  untilDay: string | null
}
export type ReadPrice = SaidPrice | { faults: PriceRowFault[] }

type Read<Value> = { value: Value } | { fault: PriceFault }

/** One row of a file of prices, or everything that is wrong with it. */
export function readPriceRow(cells: PriceCells): ReadPrice {
  const read = {
    public_id: readCell(cells.public_id, '', (value) => ({ value })),
    item_code: readCell(cells.item_code, '', (value) => ({ value })),
    from_cases: readCell(cells.from_cases, 1, readCases),
    price: readCell(cells.price, null, readPrice),
    from_day: readCell(cells.from_day, null, readDay),
    until_day: readCell(cells.until_day, null, readDay),
  }
  const faults = (Object.keys(read) as PriceColumn[]).flatMap((column): PriceRowFault[] => {
    const cell = read[column]
    return 'fault' in cell ? [{ column, reason: cell.fault }] : []
  })
  const { public_id, item_code, from_cases, price, from_day, until_day } = read
  if (
    'fault' in public_id ||
    'fault' in item_code ||
    'fault' in from_cases ||
    'fault' in price ||
    'fault' in from_day ||
    'fault' in until_day
  ) {
    return { faults }
  }
  const name = (cells.name ?? '').trim().normalize('NFC')
  if (public_id.value === '' && item_code.value === '' && name === '') {
    const column = cells.public_id === undefined ? 'item_code' : 'public_id'
    return fault(column, 'required')
  }
  const days = { fromDay: from_day.value, untilDay: until_day.value }
  if (days.fromDay && days.untilDay && days.untilDay < days.fromDay) {
    return fault('until_day', 'dates_reversed')
  }
  return {
    publicId: public_id.value,
    itemCode: item_code.value,
    ...(name && { name }),
    fromCases: from_cases.value,
    priceCents: price.value,
    ...days,
  }
}

/** A cell that may be blank, or of a column that the file lacks. */
function readCell<Value, Blank>(
  cell: string | undefined,
  blank: Blank,
  read: (text: string) => Read<Value>,
): Read<Value | Blank> {
  // guard: price import: a formula is no price [price-row]
  if (cell !== undefined && isFormula(cell)) return { fault: 'formula' }
  const text = fromCell(cell ?? '')
    .trim()
    .normalize('NFC')
  return text === '' ? { value: blank } : read(text)
}

/** "5", "5 caisses", "5,00" as a spreadsheet may write it. */
function readCases(text: string): Read<number> {
  const [, cases] = /^(\d{1,4})(?:[.,]0+)?\s*(?:cs|caisses?|cases?)?\.?$/i.exec(text) ?? []
  const value = Number(cases)
  return value >= 1 && value <= MAX_LINE_QUANTITY ? { value } : { fault: 'from_cases_invalid' }
}

function readPrice(text: string): Read<number> {
  const amount = readAmount(text, MAX_PRICE_CENTS)
  return 'fault' in amount ? amount : { value: amount.hundredths }
}

const LAST_DAY = '2199-12-31'

/** "2026-12-01", with slashes or points too, or as a workbook holds a date; never with the day or the month first, which nobody can tell apart. */
function readDay(text: string): Read<string> {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text) ?? []
  const value = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return isDay(value) && value <= LAST_DAY ? { value } : { fault: 'day_invalid' }
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A row of which one thing is wrong. */
export function fault(
  column: PriceColumn | 'row',
  reason: PriceFault,
): { faults: PriceRowFault[] } {
  return { faults: [{ column, reason }] }
}
