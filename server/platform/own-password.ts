import { findOwnCredentials, type OwnCredentials } from '../session/session-sql.ts'
import type { Dependencies } from './handler.ts'
import { refuse } from './refuse.ts'
import type { AccountId } from './viewer.ts'

/** Whoever is signed in proves to be the owner, or is refused: `wrong_password`, 429 from the sixth wrong try on. */
export async function confirmOwnPassword(
  { database, throttle, passwords }: Dependencies,
  accountId: AccountId,
  typed: string,
): Promise<OwnCredentials> {
  const account = await findOwnCredentials(database, accountId)
  const tried = { email: account.email, isKnownAddress: true }
  await throttle.countTry(tried)
  if (!(await passwords.verify(typed, account.password_hash))) throw refuse('wrong_password')
  await throttle.forgiveRightTry(tried)
  return account
}
