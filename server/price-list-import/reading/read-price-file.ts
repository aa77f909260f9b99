import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { MAX_IMPORT_ROWS } from '@halles/domain/import/imported-row.ts'
import { readPriceHeadings } from '@halles/domain/price-list-import/price-columns.ts'
import {
  type PriceCells,
  type ReadPrice,
  readPriceRow,
} from '@halles/domain/price-list-import/price-row.ts'
import { readListFile } from '../../platform/list-file/read-list-file.ts'

/** A row of the file, by its number in a spreadsheet, and what was made of it. */
export type ListedPrice = { row: number; cells: PriceCells; read: ReadPrice }
export type PriceFile = { rows: ListedPrice[] } | { refused: FieldProblem }

// What is said of a catalogue says nothing of prices.
const SAID_OF_PRICES: Partial<Record<FieldProblem, FieldProblem>> = {
  file_empty: 'prices_file_empty',
  file_columns_missing: 'prices_columns_missing',
}

/** Reads the file of a price list, CSV or XLSX by its first bytes. Refuses a file that is none. */
export async function readPriceFile(file: Uint8Array): Promise<PriceFile> {
  const list = await readListFile(file, MAX_IMPORT_ROWS, readPriceHeadings)
  if ('refused' in list) return { refused: SAID_OF_PRICES[list.refused] ?? list.refused }
  const rows = list.rows.map(({ row, cells, hasMore }): ListedPrice => {
    if (!hasMore) return { row, cells, read: readPriceRow(cells) }
    return { row, cells, read: { faults: [{ column: 'row', reason: 'cells_too_many' }] } }
  })
  return { rows }
}
