import { PAPER_KINDS } from '@halles/domain/papers/paper.ts'
import { ACCOUNT_CATEGORIES, EXPORT_FORMATS, TAX_CODES } from '@halles/domain/papers/payment.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { LANGUAGES } from '../language.ts'
import { askedDay, DATES_REVERSED, isInOrder } from '../schemas/days.ts'
import { accountingLine, accountingMap as accountingMapSchema } from '../schemas/payment.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const

export const papersExport = endpoint({
  access: 'trade',
  needs: 'manage_orders',
  method: 'GET',
  path: '/api/papers-export/',
  summary:
    'The PDFs of invoices and credit notes of at most a month, by the day they were issued, as a ZIP: a supplier’s own, or those that a restaurant got of all its suppliers. For a supplier also those of at most a year with a row for each category and its taxes, as CSV, XLSX, or as QuickBooks Online or Sage 50 import them.',
  input: z
    .object({
      from: askedDay,
      to: askedDay,
      format: z.enum(EXPORT_FORMATS, problem('invalid')),
      kind: z
        .enum(PAPER_KINDS, problem('invalid'))
        .optional()
        .meta({ description: 'One kind alone; QuickBooks takes each in a file of its own' }),
      lang: z.enum(LANGUAGES, problem('invalid')).default('fr'),
    })
    .refine(isInOrder, DATES_REVERSED),
  output: sentFile,
  refusals: [],
  sendsFile: true,
  timeoutSeconds: 1800,
})

export const accountingMap = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/accounting-map/',
  summary: 'Where the supplier’s accounting program keeps each category with its taxes.',
  input: z.object({}),
  output: accountingMapSchema,
  refusals: [],
})

export const accountingMapSave = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/accounting-map-save/',
  summary: 'Says where; what is left out stays, and what is empty is forgotten.',
  input: z.object({
    lines: z
      .array(accountingLine)
      .min(1, problem('required'))
      .max(ACCOUNT_CATEGORIES.length * TAX_CODES.length, problem('too_many_lines')),
  }),
  output: accountingMapSchema,
  refusals: [],
  keyed: 'replayed',
})
