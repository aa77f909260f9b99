import type { Database } from '../../database/connect.ts'
import type { AccountId } from '../access/viewer.ts'
import type { LoginThrottle } from '../limits/login-throttle.ts'
import { findOwnCredentials, type OwnCredentials } from './own-credentials-sql.ts'
import type { PasswordHashing } from './password-hashing.ts'

type Needed = { database: Database; throttle: LoginThrottle; passwords: PasswordHashing }

/**
 * The credentials of whoever is signed in, when what was typed is the account's password; undefined when it is not. From
 * the sixth wrong try on it throws a 429.
 */
export async function confirmOwnPassword(
  { database, throttle, passwords }: Needed,
  accountId: AccountId,
  typed: string,
): Promise<OwnCredentials | undefined> {
  const account = await findOwnCredentials(database, accountId)
  const tried = { email: account.email, isKnownAddress: true }
  await throttle.countTry(tried)
  if (!(await passwords.verify(typed, account.password_hash))) return undefined
  await throttle.forgiveRightTry(tried)
  return account
}
