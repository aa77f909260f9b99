import { ACCOUNT_TRANSITIONS, type AccountTransition } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import { refuse } from '../platform/refuse.ts'
import type { AccountId, OperatorId } from '../platform/viewer.ts'
import { insertAction } from './actions-sql.ts'

/** The restaurant or supplier of a public id, or `not_found`; operators are not reviewed. */
export async function getReviewedAccountId(tx: Transaction, publicId: string): Promise<AccountId> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('public_id', '=', publicId)
    .where('kind', '<>', 'operator')
    .$castTo<{ id: AccountId }>()
    .executeTakeFirst()
  if (!account) throw refuse('not_found')
  return account.id
}

/**
 * Moves an account from the one status that a decision applies to, once however many decide at once, and keeps who
 * did so; `account_not_pending`, `account_not_active` or `account_not_suspended` otherwise.
 */
export async function moveAccount(
  tx: Transaction,
  operatorId: OperatorId,
  accountId: AccountId,
  move: AccountTransition,
  reason?: string,
): Promise<void> {
  const { from, to } = ACCOUNT_TRANSITIONS[move]
  const moved = await tx
    .updateTable('account')
    .set({ status: to, ...(reason !== undefined && { refusal_reason: reason }) })
    .where('id', '=', accountId)
    .where('status', '=', from)
    .returning(businessName)
    .executeTakeFirst()
  if (!moved) throw refuse(`account_not_${from}`)
  const detail = reason !== undefined && { detail: reason }
  await insertAction(tx, operatorId, { action: move, accountId, subject: moved.name, ...detail })
}

const businessName = sql<string>`coalesce(
  (select name from restaurant where restaurant.account_id = account.id),
  (select name from supplier where supplier.account_id = account.id))`.as('name')
