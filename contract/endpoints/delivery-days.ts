import { MAX_ASKED_SUPPLIERS } from '@halles/domain/delivery-choice.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { nextDelivery } from '../schemas/delivery-day.ts'
import { publicId } from '../schemas/text.ts'

const publicIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(publicId).max(MAX_ASKED_SUPPLIERS, problem('invalid')))

export const nextDeliveries = endpoint({
  method: 'GET',
  path: '/api/next-deliveries/',
  access: 'restaurant',
  summary:
    'The first day on which each of some suppliers (`supplier_public_ids`, separated by commas) can still deliver to the restaurant; those with whom a delivery is arranged, or who offer none, are left out.',
  input: z.object({ supplier_public_ids: publicIds }),
  output: z.object({ deliveries: z.array(nextDelivery) }),
  refusals: [],
})
