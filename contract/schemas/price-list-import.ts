import { IMPORT_STATES } from '@halles/domain/import/import-state.ts'
import { PRICE_COLUMNS } from '@halles/domain/price-list-import/price-columns.ts'
import { PRICE_FAULTS } from '@halles/domain/price-list-import/price-row.ts'
import { PRICE_ROW_KINDS } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { z } from 'zod'
import { money, quantityPerCase } from './amounts.ts'
import { datedPrice } from './price-list.ts'
import { publicId } from './text.ts'

/**
 * Prices of a price list, read from a file: a preview until they are confirmed. `counts` are rows of the file; of the `total` that
 * change something, `done` are written or, once it is being undone, dealt with again. `left` of them stayed as somebody had
 * changed them since; `taken_back` were given back.
 */
export const priceListImportSummary = z
  .object({
    public_id: publicId,
    price_list: z.object({ public_id: publicId, name: z.string() }),
    state: z.enum(IMPORT_STATES),
    done: z.int(),
    total: z.int(),
    counts: z.object(
      Object.fromEntries(PRICE_ROW_KINDS.map((kind) => [kind, z.int()])) as Record<
        (typeof PRICE_ROW_KINDS)[number],
        z.ZodInt
      >,
    ),
    confirmed_at: z.iso.datetime({ offset: true }).nullable(),
    undone_at: z.iso.datetime({ offset: true }).nullable(),
    taken_back: z.int(),
    left: z.int(),
  })
  .meta({ id: 'PriceListImport' })

/** A row of the file. `price`: what it says, null when faulty; its `price` is null where it takes one off. `before`: what it takes the place of. */
export const importedPrice = z.object({
  row: z.int(),
  /** The code or identifier as the file has it, of a PDF without these the name. */
  code: z.string(),
  product: z
    .object({
      public_id: publicId,
      name_fr: z.string(),
      name_en: z.string(),
      unit: z.string(),
      quantity_per_case: quantityPerCase,
      list_price: money,
    })
    .nullable(),
  price: datedPrice.extend({ price: money.nullable() }).nullable(),
  unsure: z.boolean().meta({
    description: 'Read from a PDF in which the place of a text had to be guessed',
  }),
  before: z.array(datedPrice),
  faults: z.array(
    z.object({
      column: z.enum([...PRICE_COLUMNS, 'row']),
      reason: z.enum(PRICE_FAULTS),
      /** The cell as the file has it, its first hundred characters. */
      cell: z.string(),
    }),
  ),
})
