import type { Handler } from '../handler.ts'
import { findUnsubscription } from './unsubscriptions-sql.ts'

export const unsubscribeInfo: Handler<'unsubscribeInfo'> = async (context) => {
  const { input, reader, dependencies, refuse } = context
  const subscription = dependencies.unsubscribeTokens.read(input.token)
  const found = subscription && (await findUnsubscription(reader, subscription))
  if (!found) throw refuse('invalid_token')
  return found.state
}
