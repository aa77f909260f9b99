import { sql } from 'kysely'
import type { Reader, Transaction } from '../../transaction.ts'

/** What an operator did with an account, and when. */
export async function insertOperatorAction(
  tx: Transaction,
  operatorId: number,
  entry: { accountId: number; subject: string; action: 'activate' | 'suspend'; at: Date },
): Promise<void> {
  await tx
    .insertInto('operator_action')
    .values({
      operator_id: operatorId,
      account_id: entry.accountId,
      subject: entry.subject,
      action: entry.action,
      at: entry.at,
    })
    .execute()
}

/** No other transaction adds an account before this one ends, so that two loads at once cannot both begin. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await sql`lock table account in share row exclusive mode`.execute(tx)
}

/** Whether the database has accounts. */
export async function hasAccounts(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
