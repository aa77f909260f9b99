import { foldText } from '../search.ts'

/**
 * How the first row of a list is read: French or English headings, in any order, whatever their case, accents and signs ("Prix
 * ($)"). What is not known is undefined and ignored. Refuses a list without the columns that every row needs, and one that
 * names a column twice. `headings` are folded (see `foldText`), with spaces for signs.
 */
export function createHeadingsReader<Column extends string>(
  columns: readonly { name: Column; headings: readonly string[] }[],
  required: readonly Column[],
) {
  const columnOf = new Map(
    columns.flatMap(({ name, headings }) => headings.map((heading) => [heading, name] as const)),
  )
  return (
    cells: readonly string[],
  ):
    | { headings: readonly (Column | undefined)[] }
    | { refused: 'columns_missing' | 'column_twice' } => {
    const headings = cells.map((cell) => columnOf.get(plainHeading(cell)))
    const known = headings.filter((column) => column !== undefined)
    if (new Set(known).size < known.length) return { refused: 'column_twice' }
    if (!required.every((column) => known.includes(column))) return { refused: 'columns_missing' }
    return { headings }
  }
}

function plainHeading(cell: string): string {
  return foldText(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
