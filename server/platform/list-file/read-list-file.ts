import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { readDelimited } from './read-delimited.ts'
import { isArchive, readWorkbook } from './read-workbook.ts'

type Headings<Column extends string> = readonly (Column | undefined)[]

/** A row by its number in a spreadsheet; `hasMore`: it has cells beyond the headings. */
export type FileRow<Column extends string> = {
  row: number
  cells: Partial<Record<Column, string>>
  hasMore: boolean
}

/**
 * The rows of a list, CSV or XLSX by its first bytes, under the headings of its first one; blank rows are left out. Refuses a file
 * that is no list, and one of more than `most` rows.
 */
export async function readListFile<Column extends string>(
  file: Uint8Array,
  most: number,
  readHeadings: (
    cells: readonly string[],
  ) => { headings: Headings<Column> } | { refused: 'columns_missing' | 'column_twice' },
): Promise<{ rows: FileRow<Column>[] } | { refused: FieldProblem }> {
  if (file.length === 0) return { refused: 'file_empty' }
  // One row above the limit is enough to know; blank ones do not count.
  const grid = isArchive(file) ? await readWorkbook(file, 2 * most) : readDelimited(file, 2 * most)
  if (!grid) return { refused: 'file_unreadable' }
  if (grid === 'too_many_texts') return { refused: 'file_too_many_texts' }
  const [first, ...others] = grid
    .map((texts, index) => ({ row: index + 1, texts }))
    .filter(({ texts }) => texts.some((text) => text.trim() !== ''))
  if (!first) return { refused: 'file_empty' }
  const read = readHeadings(first.texts)
  if ('refused' in read) return { refused: `file_${read.refused}` }
  if (others.length === 0) return { refused: 'file_empty' }
  if (others.length > most) return { refused: 'file_too_many_rows' }
  return { rows: others.map(({ row, texts }) => cellsUnder(read.headings, row, texts)) }
}

function cellsUnder<Column extends string>(
  headings: Headings<Column>,
  row: number,
  texts: readonly string[],
): FileRow<Column> {
  const cells: Partial<Record<Column, string>> = {}
  headings.forEach((column, place) => {
    if (column) cells[column] = texts[place] ?? ''
  })
  const hasMore = texts.slice(headings.length).some((text) => text.trim() !== '')
  return { row, cells, hasMore }
}
