import { sql } from 'kysely'
import type { Transaction } from '../../transaction.ts'

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

/**
 * Whether the database has accounts. No other transaction adds one before this one ends, so that two
 * first starts at once cannot both load a market.
 */
export async function lockAccountsAndAskForAny(tx: Transaction): Promise<boolean> {
  await sql`lock table account in share row exclusive mode`.execute(tx)
  const row = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
