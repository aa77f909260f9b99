import { MAX_WORDS_LENGTH } from '@halles/domain/order-text/order-text-terms.ts'
import { orderWords, wordsKey } from '@halles/domain/order-text/words.ts'
import type { Handler } from '../handler.ts'
import { learnWords } from './order-words-sql.ts'

export const learnOrderWords: Handler<'learnOrderWords'> = async ({ input, viewer, tx }) => {
  // Of words named twice the last meaning holds.
  const meanings = new Map(
    input.lines.map((line) => [wordsKey(orderWords(line.words)), line.product_public_id]),
  )
  const lines = [...meanings]
    .filter(([words]) => words !== '' && words.length <= MAX_WORDS_LENGTH)
    .map(([words, productPublicId]) => ({ words, productPublicId }))
  await learnWords(tx, viewer.restaurantId, lines)
  return undefined
}
