import type { Handler } from '../handler.ts'
import { insertRefusal } from './refusals-sql.ts'

export const invitationStop: Handler<'invitationStop'> = async (context) => {
  const { input, tx, dependencies, refuse } = context
  const emailHash = dependencies.invitationStops.read(input.token)
  if (!emailHash) throw refuse('invalid_token')
  await insertRefusal(tx, emailHash)
  return { stopped: true }
}
