import { CUSTOMER_COLUMNS } from '@halles/domain/customer-import/customer-columns.ts'
import { CUSTOMER_FAULTS } from '@halles/domain/customer-import/customer-row.ts'
import { z } from 'zod'
import { LANGUAGES } from '../language.ts'
import { publicId } from './text.ts'

/**
 * A list of customers: a preview until it is confirmed. `counts` are rows of the list: `new` would be invited, `changed` are
 * customers, or invitations of before. `taken_back`: rows that undoing it gave back as they were.
 */
export const customerImportSummary = z
  .object({
    public_id: publicId,
    state: z.enum(['previewed', 'applied', 'undone']),
    counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }),
    confirmed_at: z.iso.datetime({ offset: true }).nullable(),
    undone_at: z.iso.datetime({ offset: true }).nullable(),
    taken_back: z.int(),
  })
  .meta({ id: 'CustomerImport' })

const facts = z.object({
  name: z.string(),
  code: z.string(),
  terms_days: z.int().nullable(),
  language: z.enum(LANGUAGES),
  /** Its name. */
  price_list: z.string().nullable(),
})

/** A row of the list. `customer`: what it says, of a customer or of somebody who is invited; null when faulty. */
export const importedCustomer = z.object({
  row: z.int(),
  /** The name as the list has it. */
  name: z.string(),
  email: z.string(),
  is: z.enum(['customer', 'invitation']).nullable(),
  customer: facts.nullable(),
  before: facts.nullable(),
  faults: z.array(
    z.object({
      column: z.enum([...CUSTOMER_COLUMNS, 'row']),
      reason: z.enum(CUSTOMER_FAULTS),
      /** The cell as the list has it, its first hundred characters. */
      cell: z.string(),
    }),
  ),
})
