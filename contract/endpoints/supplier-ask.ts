import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ownTerms } from '../schemas/account.ts'
import { publicId } from '../schemas/text.ts'

export const supplierAsk = endpoint({
  method: 'POST',
  path: '/api/supplier-ask/',
  access: 'restaurant',
  summary:
    'Asks a supplier for an account; it is told once, by mail. An account that is asked for or open stays as it is.',
  input: z.object({ supplier_public_id: publicId }),
  output: ownTerms,
  refusals: ['not_found', 'customer_closed'],
  keyed: 'replayed',
})
