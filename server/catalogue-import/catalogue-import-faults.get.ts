import type { Language } from '@halles/contract/language.ts'
import { IMPORT_COLUMNS } from '@halles/domain/import/import-columns.ts'
import { neutralised } from '@halles/domain/import/spreadsheet-cell.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import type { Handler } from '../handler.ts'
import { csvLines } from '../platform/csv-lines.ts'
import { allImportRows } from './import-rows-sql.ts'
import { findImport } from './imports-sql.ts'

export const importFaults: Handler<'importFaults'> = async ({ input, viewer, reader, refuse }) => {
  const { public_id: publicId, lang } = input
  if (!(await findImport(reader, viewer.supplierId, publicId))) throw refuse('not_found')
  const rows = await allImportRows(reader, viewer.supplierId, publicId, 'faulty')
  return {
    name: `${catalogueImportTexts[lang].faultsFileName}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvLines(lang, faultyLines(lang, rows)),
  }
}

/** Only the columns that the list has, so that it says no more once it is put right and read again. */
function* faultyLines(lang: Language, rows: Awaited<ReturnType<typeof allImportRows>>) {
  const { columns, reasons, reason, rowNumber, faultOf } = catalogueImportTexts[lang]
  const listed = IMPORT_COLUMNS.filter((column) => rows.some(({ cells }) => column in cells))
  yield [...listed.map((column) => columns[column]), rowNumber, reason]
  for (const { row, cells, faults } of rows) {
    const said = faults.map((fault) => faultOf(columns[fault.column], reasons[fault.reason]))
    yield [...listed.map((column) => neutralised(cells[column] ?? '')), String(row), said.join(' ')]
  }
}
