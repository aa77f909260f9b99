import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { quantityPerCase } from '../schemas/amounts.ts'
import { publicId } from '../schemas/text.ts'

/** An order as whoever picks it sees it: no price, nothing of the restaurant but where it goes. */
const pickOrderFacts = z.object({
  public_id: publicId,
  status: z.enum(SUPPLIER_ORDER_STATUSES),
  placed_at: z.iso.datetime({ offset: true }),
  restaurant: z.object({ name: z.string(), city: z.string() }),
})

export const pickOrders = endpoint({
  method: 'GET',
  path: '/api/pick-orders/',
  access: 'supplier',
  needs: 'pick',
  summary:
    'The orders to pick, without any price: accepted ones, then those that still wait for an answer, oldest first.',
  input: z.object({}),
  output: z.array(
    pickOrderFacts.extend({
      status: z.enum(['acknowledged', 'pending']),
      lines: z.int(),
      cases: z.int(),
    }),
  ),
  refusals: [],
})

export const pickOrder = endpoint({
  method: 'GET',
  path: '/api/pick-order/',
  access: 'supplier',
  needs: 'pick',
  summary: 'What to pick for one order, in cases as they were agreed; removed lines are left out.',
  input: z.object({ supplier_order_public_id: publicId }),
  output: pickOrderFacts
    .extend({
      lines: z.array(
        z.object({
          public_id: publicId,
          name_fr: z.string(),
          name_en: z.string(),
          unit: z.string(),
          quantity_per_case: quantityPerCase,
          cases: z.int(),
        }),
      ),
    })
    .meta({ id: 'PickOrder' }),
  refusals: ['not_found'],
})
