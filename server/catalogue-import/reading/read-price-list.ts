import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { readHeadings } from '@halles/domain/import/import-columns.ts'
import {
  type Cells,
  type ChoiceNames,
  MAX_IMPORT_ROWS,
  type ReadRow,
  readRow,
} from '@halles/domain/import/imported-row.ts'
import { readListFile } from '../../platform/list-file/read-list-file.ts'

/** A row of the list, by its number in a spreadsheet, and what was made of it. */
export type ListedRow = { row: number; cells: Cells; read: ReadRow }
export type PriceList = { rows: ListedRow[] } | { refused: FieldProblem }

/** Reads a price list, CSV or XLSX by its first bytes, into products and faults. Refuses a file that is no list. */
export async function readPriceList(file: Uint8Array, names: ChoiceNames): Promise<PriceList> {
  const list = await readListFile(file, MAX_IMPORT_ROWS, readHeadings)
  if ('refused' in list) return list
  const rows = list.rows.map(({ row, cells, hasMore }): ListedRow => {
    const read = readRow(cells, names)
    if (!hasMore) return { row, cells, read }
    return { row, cells, read: { faults: [{ column: 'row', reason: 'cells_too_many' }] } }
  })
  return { rows }
}
