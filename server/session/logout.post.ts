import type { Handler } from '../handler.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { deleteSession } from './session-sql.ts'

export const logout: Handler<'logout'> = async ({ viewer, database, refuse, ...context }) => {
  const ended = await deleteSession(database, hashSecretToken(viewer.sessionToken))
  if (!ended) throw refuse('not_authenticated')
  context.dependencies.cookies.endSession(context.request, context.reply)
  return undefined
}
