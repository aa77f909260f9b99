import type { Reader, Transaction } from '../database/transaction.ts'

/** Whether anybody reviews accounts yet, `except` (an e-mail) left out. */
export async function hasOperator(reader: Reader, except: string): Promise<boolean> {
  const operator = await reader
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'operator')
    .where('email', '<>', except)
    .executeTakeFirst()
  return operator !== undefined
}

/** Inserts an active operator. False when the e-mail has an account already. */
export async function insertOperator(
  tx: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account')
    .values({
      kind: 'operator',
      status: 'active',
      email,
      password_hash: passwordHash,
      first_name: '',
      last_name: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
