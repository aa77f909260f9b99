import { readCookie } from '../storage/cookies.ts'
import { readStored } from '../storage/stored.ts'

export type SessionState = 'visitor' | 'signed-in' | 'sign-out-pending'

/**
 * What this browser knows of its session. The server has the last word: a 401 makes `viewer.ts` ask it.
 *
 * | State              | cookie `signedin` | stored `loggedOut` | Entered by                       | Left by                  |
 * |--------------------|-------------------|--------------------|----------------------------------|--------------------------|
 * | `visitor`          | no                | no                 | sign-out, end of the session     | `signIn`                 |
 * | `signed-in`        | yes               | no                 | `signIn`                         | `signOut`, a 401         |
 * | `sign-out-pending` | either            | yes                | `signOut` while the server is away | `finishSignOut`, `signIn` |
 *
 * Signed out while the server was unreachable, the device treats its user as a visitor, though the cookies still exist.
 */
export function sessionState(): SessionState {
  if (readStored('loggedOut') !== undefined) return 'sign-out-pending'
  return readCookie('signedin') === undefined ? 'visitor' : 'signed-in'
}
