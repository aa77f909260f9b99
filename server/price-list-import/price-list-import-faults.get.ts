import type { Language } from '@halles/contract/language.ts'
import { neutralised } from '@halles/domain/import/spreadsheet-cell.ts'
import { PRICE_COLUMNS } from '@halles/domain/price-list-import/price-columns.ts'
import { priceListImportTexts } from '@halles/texts/pages/price-list-import.ts'
import type { Handler } from '../handler.ts'
import { csvLines } from '../platform/csv-lines.ts'
import { listFaultyRows } from './price-import-rows-sql.ts'
import { findImport } from './price-imports-sql.ts'

export const priceImportFaults: Handler<'priceImportFaults'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const { public_id: publicId, lang } = input
  if (!(await findImport(reader, viewer.supplierId, publicId))) throw refuse('not_found')
  const rows = await listFaultyRows(reader, viewer.supplierId, publicId)
  return {
    name: `${priceListImportTexts[lang].faultsFileName}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvLines(lang, faultyLines(lang, rows)),
  }
}

/** Only the columns that the file has, so that it says no more once it is put right and read again. */
function* faultyLines(lang: Language, rows: Awaited<ReturnType<typeof listFaultyRows>>) {
  const { columns, reasons, reason, rowNumber, faultOf } = priceListImportTexts[lang]
  const listed = PRICE_COLUMNS.filter((column) => rows.some(({ cells }) => column in cells))
  yield [...listed.map((column) => columns[column]), rowNumber, reason]
  for (const { row, cells, faults } of rows) {
    const said = faults.map((fault) => faultOf(columns[fault.column], reasons[fault.reason]))
    yield [...listed.map((column) => neutralised(cells[column] ?? '')), String(row), said.join(' ')]
  }
}
