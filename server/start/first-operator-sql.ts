import { insertAccount } from '../accounts/insert-account-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'

/** Whether anybody reviews accounts yet, `except` (an e-mail) left out. */
export async function hasOperator(reader: Reader, except: string): Promise<boolean> {
  const operator = await reader
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select('account.id')
    .where('account.kind', '=', 'operator')
    .where('person.email', '<>', except)
    .executeTakeFirst()
  return operator !== undefined
}

/** Inserts an active operator. False when the e-mail signs somebody in already. */
export async function insertOperator(
  tx: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<boolean> {
  const inserted = await insertAccount(
    tx,
    { kind: 'operator', status: 'active' },
    { email, password_hash: passwordHash, first_name: '', last_name: '', language: 'fr' },
  )
  return inserted !== undefined
}
