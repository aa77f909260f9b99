import type { Database } from '../../database/connect.ts'
import type { SignedInViewer } from '../access/viewer.ts'
import type { PasswordThrottle } from '../limits/password-throttle.ts'
import { findOwnCredentials, type OwnCredentials } from './own-credentials-sql.ts'
import type { PasswordHashing } from './password-hashing.ts'

type Needed = { database: Database; throttle: PasswordThrottle; passwords: PasswordHashing }
type Session = Pick<SignedInViewer, 'personId' | 'sessionToken'>

/**
 * The credentials of whoever is signed in, when what was typed is the person's password; undefined when it is not. From
 * the sixth wrong try of a session on it throws a 429.
 */
export async function confirmOwnPassword(
  { database, throttle, passwords }: Needed,
  { personId, sessionToken }: Session,
  typed: string,
): Promise<OwnCredentials | undefined> {
  const person = await findOwnCredentials(database, personId)
  const isRight = await throttle.trySession(sessionToken, () =>
    passwords.verify(typed, person.password_hash),
  )
  return isRight ? person : undefined
}
