import type { PaperCell, PaperColumn, Words } from '../paper-document.ts'

/** A column, and what stands in it of a row's thing. `isName`: its cells head their rows. */
type ColumnOf<Thing> = {
  header: Words
  align?: 'end'
  isName?: true
  cell: (thing: Thing) => Words | PaperCell
}

/** The columns that a table has, `false` being none, and its rows. */
export function columnsOf<Thing>(given: readonly (ColumnOf<Thing> | false)[]): {
  columns: PaperColumn[]
  rowOf: (thing: Thing) => PaperCell[]
} {
  const columns = given.filter((column) => column !== false)
  return {
    columns: columns.map(
      ({ header, align, isName }): PaperColumn => ({
        header,
        align: align ?? 'start',
        ...(isName && { isName }),
      }),
    ),
    rowOf: (thing) => columns.map(({ cell }) => cellOf(cell(thing))),
  }
}

function cellOf(cell: Words | PaperCell): PaperCell {
  return typeof cell === 'object' && 'text' in cell ? cell : { text: cell }
}
