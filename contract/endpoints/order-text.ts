import {
  MAX_ORDER_TEXT_LENGTH,
  MAX_ORDER_TEXT_LINES,
  MAX_WORDS_LENGTH,
} from '@halles/domain/order-text/order-text-terms.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schemas/nothing.ts'
import { orderTextLine } from '../schemas/order-text.ts'
import { listLanguage } from '../schemas/paging.ts'
import { line, paragraph, publicId } from '../schemas/text.ts'

export const readOrderText = endpoint({
  method: 'POST',
  path: '/api/order-text/',
  access: 'restaurant',
  summary:
    'Reads a typed or pasted order, at most 200 lines: what each line means in this kitchen, or what is in doubt. Writes nothing.',
  input: z.object({ text: paragraph(MAX_ORDER_TEXT_LENGTH), lang: listLanguage }),
  output: z.object({ lines: z.array(orderTextLine) }),
  refusals: [],
  transaction: 'own',
})

export const learnOrderWords = endpoint({
  method: 'POST',
  path: '/api/order-words/',
  access: 'restaurant',
  summary:
    'Stores what the words of confirmed lines mean in this kitchen. Products that it cannot order are left out.',
  input: z.object({
    lines: z
      .array(z.object({ words: line(MAX_WORDS_LENGTH), product_public_id: publicId }))
      .max(MAX_ORDER_TEXT_LINES),
  }),
  output: nothing,
  status: [204],
  refusals: ['key_reused'],
  keyed: 'replayed',
})
