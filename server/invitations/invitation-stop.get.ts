import type { Handler } from '../handler.ts'
import { hasRefused } from './refusals-sql.ts'

export const invitationStopInfo: Handler<'invitationStopInfo'> = async (context) => {
  const { input, reader, dependencies, refuse } = context
  const emailHash = dependencies.invitationStops.read(input.token)
  if (!emailHash) throw refuse('invalid_token')
  return { stopped: await hasRefused(reader, emailHash) }
}
