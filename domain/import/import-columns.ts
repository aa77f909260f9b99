import { foldText } from '../search.ts'

/** The columns of a price list, in the order of an export. */
export const IMPORT_COLUMNS = [
  'public_id',
  'name_fr',
  'name_en',
  'category',
  'unit',
  'quantity_per_case',
  'price',
  'description',
  'lead_days',
  'pick_place',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** Without these a list names no product or no price. */
const REQUIRED: readonly ImportColumn[] = [
  'name_fr',
  'name_en',
  'category',
  'unit',
  'quantity_per_case',
  'price',
]

/** What people write above a column, folded, in both languages. */
const HEADINGS: Record<ImportColumn, readonly string[]> = {
  public_id: ['public id', 'identifiant', 'identifier', 'product id', 'id'],
  name_fr: [
    'name fr',
    'nom francais',
    'nom en francais',
    'nom fr',
    'french name',
    'francais',
    'french',
  ],
  name_en: [
    'name en',
    'nom anglais',
    'nom en anglais',
    'nom en',
    'english name',
    'anglais',
    'english',
  ],
  category: ['category', 'categorie'],
  unit: ['unit', 'unite', 'unite de mesure', 'unit of measure'],
  quantity_per_case: [
    ...['quantity per case', 'quantity', 'qty per case', 'qty', 'case quantity'],
    ...['quantite par caisse', 'quantite', 'qte par caisse', 'qte'],
  ],
  price: ['price', 'price per case', 'case price', 'prix', 'prix par caisse', 'prix de la caisse'],
  description: ['description'],
  lead_days: ['lead days', 'days ahead', 'jours a l avance', 'delai', 'delai en jours'],
  pick_place: ['pick place', 'place', 'location', 'emplacement'],
}

const COLUMN_OF = new Map(
  IMPORT_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [heading, column] as const)),
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
  if (!REQUIRED.every((column) => known.includes(column))) return { refused: 'columns_missing' }
  return { headings }
}

function plainHeading(cell: string): string {
  return foldText(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
