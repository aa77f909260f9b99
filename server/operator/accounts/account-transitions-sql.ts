import { ACCOUNT_TRANSITIONS, type AccountTransition } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import { lockPersonsOfNoOther } from '../../accounts/memberships-sql.ts'
import { queuedToChange, rowOf } from '../../database/row-queue-sql.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId, OperatorId } from '../../platform/access/viewer.ts'
import { insertAction } from '../actions-sql.ts'

/** The restaurant or supplier of a public id; operators are not reviewed. */
export async function findReviewedAccountId(
  tx: Transaction,
  publicId: string,
): Promise<AccountId | undefined> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('public_id', '=', publicId)
    .where('kind', '<>', 'operator')
    .$castTo<{ id: AccountId }>()
    .executeTakeFirst()
  return account?.id
}

/**
 * Changes the status of an account from the one that the decision applies to, once however many decide at once, and
 * records who did so. False when the account has another status.
 */
export async function updateAccountStatus(
  tx: Transaction,
  operatorId: OperatorId,
  accountId: AccountId,
  transition: AccountTransition,
  reason?: string,
): Promise<boolean> {
  const { from, to } = ACCOUNT_TRANSITIONS[transition]
  const changed = await tx
    .updateTable('account')
    .set({
      status: to,
      ...(to === 'refused' && { refused_at: sql`now()`, refusal_reason: reason ?? null }),
    })
    .where('id', '=', accountId)
    .where('status', '=', from)
    .where(queuedToChange('account', rowOf(accountId)))
    .returning(businessName)
    .executeTakeFirst()
  if (!changed) return false
  if (to === 'refused') await updatePersonsToRefused(tx, accountId)
  const detail = reason !== undefined && { detail: reason }
  await insertAction(tx, operatorId, {
    action: transition,
    accountId,
    subject: changed.name,
    ...detail,
  })
  return true
}

/** The persons of a refused account who belong to no other that goes on: their addresses are free again. */
async function updatePersonsToRefused(tx: Transaction, accountId: AccountId): Promise<void> {
  const personIds = await lockPersonsOfNoOther(tx, [accountId])
  await tx
    .updateTable('person')
    .set({ refused_at: sql`now()` })
    .where('id', '=', sql<number>`any(${personIds}::integer[])`)
    .execute()
}

const businessName = sql<string>`coalesce(
  (select name from restaurant where restaurant.account_id = account.id),
  (select name from supplier where supplier.account_id = account.id))`.as('name')
