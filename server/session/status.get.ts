import type { Handler } from '../handler.ts'
import { findSignedInAs } from './signed-in-as.ts'

export const authStatus: Handler<'authStatus'> = async ({ viewer, reader, refuse }) => {
  const answer = await findSignedInAs(reader, viewer)
  // Suspended, or the person removed from it, since the session was read.
  if (!answer) throw refuse('not_authenticated')
  return answer
}
