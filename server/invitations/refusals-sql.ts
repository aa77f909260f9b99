import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'

/** Of a `trade_invitation`: its address wants none, from anybody. */
export const isRefused = sql<SqlBool>`exists (
  select from invitation_refusal refused where refused.email_hash = trade_invitation.email_hash)`

/** Whether an address has ended invitations. */
export async function hasRefused(reader: Reader, emailHash: Buffer): Promise<boolean> {
  const found = await reader
    .selectFrom('invitation_refusal')
    .select('at')
    .where('email_hash', '=', emailHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends invitations to an address, once. */
export async function insertRefusal(tx: Transaction, emailHash: Buffer): Promise<void> {
  await tx
    .insertInto('invitation_refusal')
    .values({ email_hash: emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
