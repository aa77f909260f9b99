import { MAX_IMPORT_ROWS } from '@halles/domain/import/imported-row.ts'
import { type PriceCells, readPriceRow } from '@halles/domain/price-list-import/price-row.ts'
import { readPrintedList } from '@halles/domain/price-list-import/read-printed-list.ts'
import type { PrintedRow } from '@halles/domain/price-list-import/table-rows.ts'
import { readPdf } from '../../platform/list-file/read-pdf.ts'
import type { PriceFile } from './price-file.ts'

// Longer ones are no code and no name.
const MAX_CELL = 300

/** Reads the prices of a PDF's tables, numbered in their order. Refuses one without any. */
export async function readPrintedPrices(file: Uint8Array): Promise<PriceFile> {
  const pages = await readPdf(file)
  if (pages === undefined) return { refused: 'file_unreadable' }
  if (!Array.isArray(pages)) return { refused: `pdf_${pages}` }
  const printed = readPrintedList(pages)
  if (printed.length === 0) return { refused: 'pdf_without_prices' }
  if (printed.length > MAX_IMPORT_ROWS) return { refused: 'file_too_many_rows' }
  const rows = printed.map(cellsOf)
  return { rows: rows.map((cells, at) => ({ row: at + 1, cells, read: readPriceRow(cells) })) }
}

/** As a spreadsheet would have them, and the name, which one does not need. */
function cellsOf({ identifier, code, name, fromCases, price, unsure }: PrintedRow): PriceCells {
  const cells = { item_code: code, name, from_cases: fromCases, price }
  const cut = Object.entries({ ...(identifier && { public_id: identifier }), ...cells }).map(
    ([column, text]) => [column, text.slice(0, MAX_CELL).toWellFormed()],
  )
  return { ...Object.fromEntries(cut), ...(unsure && { unsure: 'yes' }) }
}
