import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'

/** Whether a transaction begun now may write: not on a standby, nor where an administrator has switched writing off. */
export async function takesWrites(reader: Reader): Promise<boolean> {
  const { writable } = await reader
    .selectNoFrom(sql<boolean>`current_setting('transaction_read_only') = 'off'`.as('writable'))
    .executeTakeFirstOrThrow()
  return writable
}
