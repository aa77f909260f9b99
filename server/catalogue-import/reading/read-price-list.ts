import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { type Headings, readHeadings } from '@halles/domain/import/import-columns.ts'
import {
  type Cells,
  type ChoiceNames,
  MAX_IMPORT_ROWS,
  type ReadRow,
  readRow,
} from '@halles/domain/import/imported-row.ts'
import { readDelimited } from './read-delimited.ts'
import { isArchive, readWorkbook } from './read-workbook.ts'

/** A row of the list, by its number in a spreadsheet, and what was made of it. */
export type ListedRow = { row: number; cells: Cells; read: ReadRow }
export type PriceList = { rows: ListedRow[] } | { refused: FieldProblem }

// One row above the limit is enough to know; blank ones do not count.
const ROWS_READ = 2 * MAX_IMPORT_ROWS

/** Reads a price list, CSV or XLSX by its first bytes, into products and faults. Refuses a file that is no list. */
export async function readPriceList(file: Uint8Array, names: ChoiceNames): Promise<PriceList> {
  if (file.length === 0) return { refused: 'file_empty' }
  const grid = isArchive(file)
    ? await readWorkbook(file, ROWS_READ)
    : readDelimited(file, ROWS_READ)
  if (!grid) return { refused: 'file_unreadable' }
  if (grid === 'too_many_texts') return { refused: 'file_too_many_texts' }

  const [first, ...others] = grid
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!first) return { refused: 'file_empty' }
  const read = readHeadings(first.cells)
  if ('refused' in read) return { refused: `file_${read.refused}` }
  if (others.length === 0) return { refused: 'file_empty' }
  if (others.length > MAX_IMPORT_ROWS) return { refused: 'file_too_many_rows' }
  return { rows: others.map(({ row, cells }) => readCells(row, cells, read.headings, names)) }
}

function readCells(
  row: number,
  texts: readonly string[],
  headings: Headings,
  names: ChoiceNames,
): ListedRow {
  const cells: Cells = {}
  headings.forEach((column, place) => {
    if (column) cells[column] = texts[place] ?? ''
  })
  const read = readRow(cells, names)
  if (!texts.slice(headings.length).some((text) => text.trim() !== '')) return { row, cells, read }
  return { row, cells, read: { faults: [{ column: 'row', reason: 'cells_too_many' }] } }
}
