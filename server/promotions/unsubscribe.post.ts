import type { Handler } from '../handler.ts'
import { findUnsubscription, insertUnsubscription } from './unsubscriptions-sql.ts'

export const unsubscribe: Handler<'unsubscribe'> = async ({ input, tx, dependencies, refuse }) => {
  const subscription = dependencies.unsubscribeTokens.read(input.token)
  const found = subscription && (await findUnsubscription(tx, subscription))
  if (!found) throw refuse('invalid_token')
  const isFromAll = input.from === 'all'
  await insertUnsubscription(tx, found.restaurantId, isFromAll ? null : found.supplierId)
  return { ...found.state, [isFromAll ? 'from_all' : 'from_supplier']: true }
}
