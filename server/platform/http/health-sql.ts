import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'

/**
 * True when a transaction begun now may write; fails on a standby and where an administrator has switched writing off, so that
 * the connection is not used again (connect.ts). Writes nothing: it would lock a row if there were one.
 */
export async function takesWrites(reader: Reader): Promise<boolean> {
  await reader.selectFrom('city').select('id').where(sql.lit(false)).forUpdate().execute()
  return true
}
