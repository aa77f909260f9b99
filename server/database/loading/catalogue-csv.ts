import { addEditProduct } from '@halles/contract/endpoints/catalogue.ts'
import { line } from '@halles/contract/schemas/text.ts'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { StartRefused } from '../../start-refused.ts'

/** A row is checked by the same rules as a product that a supplier types in. */
const productRow = addEditProduct.input
export type CatalogueProduct = z.output<typeof productRow>

const cityRow = z.object({ name: line(100) })

/**
 * The products of a CSV file with the columns name_fr, name_en, category, unit, quantity_per_case and
 * price (dollars), in any order, others ignored; `description` may be among them. Refuses the first row
 * that is wrong, by its line.
 */
export function readProducts(csv: string): CatalogueProduct[] {
  return readRows(csv, productRow)
}

/** The names in the column `name` of a CSV file, each once. */
export function readCityNames(csv: string): string[] {
  return [...new Set(readRows(csv, cityRow).map((city) => city.name))]
}

function readRows<Row>(csv: string, schema: z.ZodType<Row>): Row[] {
  return parseCsv(csv).map(({ record, info }) => {
    const { success, data, error } = schema.safeParse(record)
    if (success) return data
    const [issue] = error.issues
    throw new StartRefused(`Line ${info.lines}: ${issue?.path.join('.')}: ${issue?.message}`)
  })
}

type ParsedRow = { record: Record<string, string>; info: { lines: number } }

function parseCsv(csv: string): ParsedRow[] {
  try {
    return parse(csv, { bom: true, columns: true, info: true, skip_empty_lines: true })
  } catch (error) {
    throw new StartRefused(`Not a CSV file: ${error instanceof Error ? error.message : error}`)
  }
}
