import { IMPORT_COLUMNS } from '@halles/domain/import/import-columns.ts'
import { IMPORT_STATES } from '@halles/domain/import/import-state.ts'
import { FAULT_REASONS } from '@halles/domain/import/imported-row.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { z } from 'zod'
import { money, quantityPerCase } from './amounts.ts'
import { listedFields } from './further-fields.ts'
import { publicId } from './text.ts'

/**
 * An import: a preview until it is confirmed. `counts` are rows of the list; of the `total` that add or change a product,
 * `done` are applied or, once it is being undone, taken back. `confirmed_at` is the end of applying.
 */
export const catalogueImportSummary = z
  .object({
    public_id: publicId,
    state: z.enum(IMPORT_STATES),
    done: z.int(),
    total: z.int(),
    counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }),
    confirmed_at: z.iso.datetime({ offset: true }).nullable(),
    undone_at: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'CatalogueImport' })

const offer = z.object({
  unit: z.string(),
  quantity_per_case: quantityPerCase,
  price: money,
  description: z.string(),
  ...listedFields,
})

/** A row of the list. `product` is what it makes, null when faulty; `before` what it changes. */
export const importedRow = z.object({
  row: z.int(),
  /** The French name as the list has it, or the English one. */
  name: z.string(),
  product: offer
    .extend({ name_fr: z.string(), name_en: z.string(), category: z.enum(CATEGORY_NAMES) })
    .nullable(),
  before: offer.nullable(),
  faults: z.array(
    z.object({
      column: z.enum([...IMPORT_COLUMNS, 'row']),
      reason: z.enum(FAULT_REASONS),
      /** The cell as the list has it, its first hundred characters. */
      cell: z.string(),
    }),
  ),
})
