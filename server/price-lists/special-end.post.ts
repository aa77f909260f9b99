import type { Handler } from '../handler.ts'
import { answerChangedPrices } from './answer-changed-prices.ts'
import { lockAgreedPrices } from './price-lists-sql.ts'
import { endSpecial, listSpecials } from './specials-sql.ts'

export const specialEnd: Handler<'specialEnd'> = async ({ input, viewer, tx, refuse }) => {
  const { supplier } = await lockAgreedPrices(tx, viewer.supplierId)
  const name = await endSpecial(tx, supplier, input.public_id)
  if (name === undefined) throw refuse('not_found')
  const action = { action: 'special_ended', subject: name } as const
  return answerChangedPrices(tx, viewer, action, async () => ({
    specials: await listSpecials(tx, supplier),
  }))
}
