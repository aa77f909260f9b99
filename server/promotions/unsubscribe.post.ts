import type { Handler } from '../handler.ts'
import { insertConsentChange } from './promotion-consent-sql.ts'
import { findUnsubscription, insertUnsubscription } from './unsubscriptions-sql.ts'

export const unsubscribe: Handler<'unsubscribe'> = async (context) => {
  const { input, tx, language, dependencies, refuse } = context
  const subscription = dependencies.unsubscribeTokens.read(input.token)
  const found = subscription && (await findUnsubscription(tx, subscription))
  if (!found) throw refuse('invalid_token')
  const { restaurantId, supplierId, state } = found
  if (input.from === 'all') {
    const no = { answer: false, language, source: 'unsubscribe_link' } as const
    await insertConsentChange(tx, restaurantId, no)
    return { ...state, from_all: true }
  }
  await insertUnsubscription(tx, restaurantId, supplierId)
  return { ...state, from_supplier: true }
}
