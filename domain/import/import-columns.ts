import { FIELDS, type FieldName } from '../product-fields.ts'
import { foldText } from '../search.ts'

export type ImportColumn = 'public_id' | FieldName
/** The columns of a price list, in the order of an export. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  'public_id',
  ...FIELDS.map(({ name }) => name),
]
/** Without these a list names no product or no price. */
export const REQUIRED_COLUMNS: readonly ImportColumn[] = FIELDS.filter(
  ({ required }) => required,
).map(({ name }) => name)

const COLUMN_OF = new Map<string, ImportColumn>(
  [
    {
      name: 'public_id' as const,
      headings: ['public id', 'identifiant', 'identifier', 'product id', 'id'],
    },
    ...FIELDS,
  ].flatMap(({ name, headings }) => headings.map((heading) => [heading, name] as const)),
)

/** Which column each place of a list holds, in any order; what is not known is undefined and ignored. */
export type Headings = readonly (ImportColumn | undefined)[]

/**
 * Reads the first row of a list: French or English headings, whatever their case, accents and signs ("Prix ($)").
 * Refuses a list without the columns that every product needs, and one that names a column twice.
 */
export function readHeadings(
  cells: readonly string[],
): { headings: Headings } | { refused: 'columns_missing' | 'column_twice' } {
  const headings = cells.map((cell) => COLUMN_OF.get(plainHeading(cell)))
  const known = headings.filter((column) => column !== undefined)
  if (new Set(known).size < known.length) return { refused: 'column_twice' }
  if (!REQUIRED_COLUMNS.every((column) => known.includes(column)))
    return { refused: 'columns_missing' }
  return { headings }
}

function plainHeading(cell: string): string {
  return foldText(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
