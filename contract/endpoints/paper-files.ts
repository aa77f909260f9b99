import { ORDER_PAPER_KINDS } from '@halles/domain/papers/order-paper.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { LANGUAGES } from '../language.ts'
import { month } from '../schemas/payment.ts'
import { publicId } from '../schemas/text.ts'

/** A page to print, or a tagged PDF: in French, or for an English reader in French and English at equal rank. */
const rendered = {
  format: z.enum(['html', 'pdf'], problem('invalid')),
  language: z.enum(LANGUAGES, problem('invalid')).default('fr'),
}
const aFile = { method: 'GET', access: 'trade', output: sentFile, sendsFile: true } as const
/** Papers are rendered in turn. */
const timeoutSeconds = 30

export const paperFile = endpoint({
  ...aFile,
  needs: 'manage_orders',
  path: '/api/paper-file/',
  summary: 'An invoice or a credit note of the business as it was issued, as a page or a PDF.',
  input: z.object({ paper_public_id: publicId, ...rendered }),
  refusals: ['not_found'],
  timeoutSeconds,
})

export const orderPaper = endpoint({
  ...aFile,
  path: '/api/order-paper/',
  summary:
    'The confirmation of an order that is not cancelled, for either side, or for its supplier the packing slip, without any price, which whoever picks may print too; as a page or a PDF.',
  input: z.object({
    supplier_order_public_id: publicId,
    kind: z.enum(ORDER_PAPER_KINDS, problem('invalid')),
    ...rendered,
  }),
  refusals: ['not_found', 'not_permitted'],
  timeoutSeconds,
})

export const recallFile = endpoint({
  ...aFile,
  access: 'supplier',
  needs: 'manage_orders',
  path: '/api/recall-file/',
  summary:
    'The record of a recall, or of an exercise, as it stands: who was told of which cases, and who acknowledged it when; as a page or a PDF.',
  input: z.object({ recall_public_id: publicId, ...rendered }),
  refusals: ['not_found'],
  timeoutSeconds,
})

export const statementFile = endpoint({
  ...aFile,
  needs: 'manage_orders',
  path: '/api/statement-file/',
  summary:
    'A month between a supplier and a restaurant, and what is owed today, as `statement/` answers it; as a page or a PDF.',
  input: z.object({ business_public_id: publicId, month, ...rendered }),
  refusals: ['not_found'],
  timeoutSeconds,
})
