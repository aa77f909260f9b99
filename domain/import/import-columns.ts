import { FIELDS, type FieldName } from '../product-fields.ts'
import { createHeadingsReader } from './headings.ts'

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

/** Reads the first row of a price list. */
export const readHeadings = createHeadingsReader<ImportColumn>(
  [
    {
      name: 'public_id',
      headings: ['public id', 'identifiant', 'identifier', 'product id', 'id'],
    },
    ...FIELDS,
  ],
  REQUIRED_COLUMNS,
)
