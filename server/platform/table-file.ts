import type { Language } from '@halles/contract/language.ts'
import { toCell, toWorkbookText } from '@halles/domain/import/spreadsheet-cell.ts'
import { writeXlsxStream } from 'hucre/xlsx'
import { csvLines } from './csv-lines.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type TableFile = { lang: Language; format: 'csv' | 'xlsx'; fileName: string; sheetName: string }

/** Rows whose numbers stand there as `numberCell` makes them of decimals, "12.5". Their texts have been made by `textCell`. */
type Rows = <Cell>(
  numberCell: (decimal: string) => Cell,
) => AsyncIterable<readonly (string | Cell)[]>

/** A table as a file that a spreadsheet of the language opens, sent while its rows are read. */
export function tableFile({ lang, format, fileName, sheetName }: TableFile, rows: Rows) {
  const name = `${fileName}.${format}`
  if (format === 'csv') {
    const written = (decimal: string) => (lang === 'fr' ? decimal.replace('.', ',') : decimal)
    return { name, type: 'text/csv; charset=utf-8', content: csvLines(lang, rows(written)) }
  }
  const sheet = { name: sheetName, freezePane: { rows: 1 } }
  return { name, type: XLSX, content: writeXlsxStream(workbookRows(rows(Number)), sheet) }
}

async function* workbookRows(rows: AsyncIterable<readonly (string | number)[]>) {
  for await (const row of rows) {
    yield row.map((cell) => (typeof cell === 'string' ? toWorkbookText(cell) : cell))
  }
}

/** Without what is never a character, which texts of earlier days may have and XML cannot hold. */
export function textCell(text: string): string {
  return toCell(text.replace(/\p{Noncharacter_Code_Point}/gu, ''))
}
