import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import type { Cell, CellValue } from 'hucre/xlsx'
import { archiveParts, unpack, unpackedSize } from './archive-parts.ts'

// Twenty thousand rows of a price list come to 15 MB; what grows beyond this is a bomb.
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
// Of a part that is no sheet the reader keeps every element. A text that cells share has four tags, so this is 250,000 of them;
// twenty thousand rows with ten columns of text share 200,000.
const MAX_TAGS = 1_000_000
// A sheet's are not kept, unless it is said to be such a part as well: twenty thousand rows with seventy-five columns of numbers.
const MAX_TAGS_OF_SHEET = 6_000_000
// A part is what its first element is, whatever its texts say.
const SHEET = /^\s*(?:<[?!][^>]*>\s*)*<(?:\w+:)?worksheet[\s>]/
const BEGINNING = 2_000
const TAG = '<'.charCodeAt(0)

/** Whether the file is a ZIP archive, as workbooks are, whatever it is called. */
export function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b
}

/**
 * The cells of a workbook's first sheet as text, at most `most` rows; a formula is its own text, never computed.
 * Undefined when it is no workbook, is encrypted, or says or would unpack to more than any price list; 'too_many_texts' when its
 * cells share more than 250,000.
 */
export async function readWorkbook(
  file: Uint8Array,
  most: number,
): Promise<string[][] | 'too_many_texts' | undefined> {
  const size = unpackedSize(file)
  if (size === undefined || size > MAX_UNPACKED_BYTES) return undefined
  const isTooMany = hasTooManyTags(file)
  if (isTooMany === undefined) return undefined
  if (isTooMany) return 'too_many_texts'
  // Loaded only here: a thread is started for each list, and most lists are CSV.
  const { readXlsx } = await import('hucre/xlsx')
  // Its errors all say the same: this is no workbook that we can read.
  const workbook = await readXlsx(file, { sheets: [0], maxRows: most }).catch(() => undefined)
  const sheet = workbook?.sheets[0]
  const grid = sheet?.rows.map((cells, row) =>
    cells.map((value, column) => textOf(value, sheet.cells?.get(`${row},${column}`))),
  )
  return grid && lengthOf(grid) <= MAX_IMPORT_BYTES ? grid : undefined
}

/** Whether a part has more tags than are read; undefined when one does not unpack. */
function hasTooManyTags(file: Uint8Array): boolean | undefined {
  for (const part of archiveParts(file) ?? []) {
    const content = unpack(file, part)
    if (!content) return undefined
    const isSheet = SHEET.test(content.toString('utf8', 0, BEGINNING))
    if (countTags(content) > (isSheet ? MAX_TAGS_OF_SHEET : MAX_TAGS)) return true
  }
  return false
}

function countTags(content: Buffer): number {
  let tags = 0
  // By index: an iterator takes twenty times as long, and a sheet has 15 MB.
  for (let at = 0; at < content.length; at++) if (content[at] === TAG) tags++
  return tags
}

/** A workbook keeps a text once however many cells show it; from here on each carries its own. */
function lengthOf(grid: readonly string[][]): number {
  return grid.flat().reduce((length, text) => length + text.length, 0)
}

/** PostgreSQL takes neither a NUL nor half of a pair as text. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  return shownText(value, cell).replaceAll('\0', '').toWellFormed()
}

function shownText(value: CellValue, cell: Cell | undefined): string {
  if (cell?.formula !== undefined) return `=${cell.formula}`
  if (value === null) return ''
  // As spreadsheets show it: 12.1 is stored as 12.100000000000001.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return value instanceof Date ? value.toISOString() : String(value)
}
