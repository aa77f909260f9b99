import type { Reader } from '../../database/transaction.ts'
import type { AccountId } from '../access/viewer.ts'

export type OwnCredentials = { email: string; password_hash: string }

/** Of the account that is signed in. */
export function findOwnCredentials(reader: Reader, accountId: AccountId): Promise<OwnCredentials> {
  return reader
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
