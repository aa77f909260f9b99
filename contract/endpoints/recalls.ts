import { MAX_RECALL_REASON } from '@halles/domain/recall.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lot } from '../schemas/lot.ts'
import { day } from '../schemas/order.ts'
import { page } from '../schemas/paging.ts'
import { recallListItem, recallNotice, recallRecord } from '../schemas/recall.ts'
import { paragraph, publicId } from '../schemas/text.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const

export const recallSend = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/recall-send/',
  summary:
    'Calls a lot back, of any product or of one: each restaurant that received it is told, by mail and on screen. An exercise is the same, and says so in its first words.',
  input: z.object({
    lot,
    product_public_id: publicId.optional(),
    reason: paragraph(MAX_RECALL_REASON),
    is_exercise: z.boolean(),
    seen: z
      .object({ restaurants: z.int(), cases: z.int() })
      .meta({ description: 'Of whoever received it, as they were read' }),
  }),
  output: recallRecord,
  status: [201],
  refusals: ['not_found', 'receivers_changed', 'no_receivers'],
  keyed: 'replayed',
})

export const recallList = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/recall-list/',
  summary: "The supplier's recalls and exercises, twenty a page, newest first.",
  input: z.object({ page }),
  output: z.object({
    results: z.array(recallListItem),
    count: z.int(),
    /** Montréal's day of the last exercise. */
    last_exercise: day.nullable(),
  }),
  refusals: [],
})

export const getRecall = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/recall/',
  summary: 'The record of a recall: who was told of which cases, and who acknowledged it when.',
  input: z.object({ recall_public_id: publicId }),
  output: recallRecord,
  refusals: ['not_found'],
})

export const recallRemind = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/recall-remind/',
  summary:
    'Tells those of a recall again who have not acknowledged it, and for the first time those who turn out to have received the lot; once an hour.',
  input: z.object({ recall_public_id: publicId }),
  output: recallRecord,
  refusals: ['not_found', 'recall_reminded'],
  keyed: 'replayed',
})

export const getRecalls = endpoint({
  method: 'GET',
  path: '/api/recalls/',
  access: 'restaurant',
  summary:
    'Notices of recalls to the restaurant: those that nobody of it has acknowledged, then the last others, fifty in all; or the one that is named.',
  input: z.object({ recall_public_id: publicId.optional() }),
  output: z.array(recallNotice),
  refusals: ['not_found'],
})

export const recallAcknowledge = endpoint({
  method: 'POST',
  path: '/api/recall-acknowledge/',
  // guard: recallAcknowledge: restaurants only [access-matrix]
  //   code: access: 'restaurant'
  //   instead: access: 'trade'
  //   only: recallAcknowledge
  access: 'restaurant',
  summary:
    'A member of the restaurant, whoever it is, says that it knows of the recall. Who was first stays.',
  input: z.object({ recall_public_id: publicId }),
  output: recallNotice,
  refusals: ['not_found'],
  keyed: 'replayed',
})
