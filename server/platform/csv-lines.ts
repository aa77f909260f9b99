import type { Language } from '@halles/contract/language.ts'

/** What a spreadsheet in that language opens as columns by itself. */
const DELIMITER: Record<Language, string> = { fr: ';', en: ',' }
// Without it Excel takes UTF-8 for Windows-1252.
const MARK = '\ufeff'

/** Rows as the lines of a CSV file, every cell in quotes. Its texts have been neutralised (A087). */
export async function* csvLines(
  language: Language,
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  yield MARK
  for await (const row of rows) yield `${row.map(quoted).join(DELIMITER[language])}\r\n`
}

function quoted(cell: string): string {
  // guard: escaping: quotes in a CSV file [catalogue-export.get]
  //   code: cell.replaceAll('"', '""')
  //   instead: cell
  return `"${cell.replaceAll('"', '""')}"`
}
