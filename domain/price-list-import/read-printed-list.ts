import { linesOfPage, type PageLine, type PlacedText } from './placed-text.ts'
import { columnsOf, type ListColumn } from './table-headings.ts'
import { type PrintedRow, rowsOfPage } from './table-rows.ts'

/**
 * The prices of a list as its pages print them, in their order, a row for each product and number of cases. Read are tables under
 * headings in French or English, of a code or a name and of one price or several by numbers of cases; a page without headings goes on
 * with those of the page before it. What repeats from page to page is left out. Without headings anywhere there are no rows.
 */
export function readPrintedList(pages: readonly (readonly PlacedText[])[]): PrintedRow[] {
  const lines = pages.map(linesOfPage)
  const isRepeated = repeatedLines(lines)
  let columns: readonly ListColumn[] = []
  let unsure = false
  return lines.flatMap((page) => {
    const rows: PrintedRow[] = []
    let under: PageLine[] = []
    for (const line of page) {
      const announced = columnsOf(line)
      if (announced) {
        rows.push(...rowsOfPage(under, columns, unsure))
        under = []
        columns = announced.columns
        unsure = announced.unsure
      } else if (columns.length > 0 && !isRepeated(line)) under.push(line)
    }
    return [...rows, ...rowsOfPage(under, columns, unsure)]
  })
}

/** Whether a line is one that stands at the same height of several pages, whatever its numbers: a head or a foot. */
function repeatedLines(pages: readonly (readonly PageLine[])[]): (line: PageLine) => boolean {
  const keyOf = ({ y, cells }: PageLine) =>
    `${Math.round(y)} ${cells.map(({ text }) => text.replace(/\d+/g, '0')).join(' ')}`
  const counted = new Map<string, number>()
  for (const line of pages.flat()) counted.set(keyOf(line), (counted.get(keyOf(line)) ?? 0) + 1)
  // A product's line has its own price; "Page 1 de 3" has none.
  return (line) =>
    (counted.get(keyOf(line)) ?? 0) > 1 && !line.cells.some(({ text }) => /\d[.,]\d\d\b/.test(text))
}
