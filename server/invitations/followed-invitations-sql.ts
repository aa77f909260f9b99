import type { AccountKind } from '@halles/domain/account.ts'
import { INVITATION_DAYS } from '@halles/domain/trade-invitation.ts'
import { type SqlBool, sql } from 'kysely'
import { lockCustomers } from '../customers/customer-change-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId, SupplierId } from '../platform/access/viewer.ts'
import { insertAskedBy, openCustomer } from './open-customer-sql.ts'

/** An invitation as its link finds it: who invites, and for which account somebody has signed up through it. */
export type Followed = {
  id: number
  inviterId: AccountId
  by: AccountKind
  business: string
  business_public_id: string
}

/** Of a `trade_invitation`: the one whom it was mailed to has not ended them, and its link is no older than it may be. */
const isFresh = sql<SqlBool>`accepted_at is null
  and invited_at > now() - ${sql.lit(`${INVITATION_DAYS} days`)}::interval`

/** Of a `trade_invitation`: nobody else has signed up through it, or was refused. */
const isFree = sql<SqlBool>`not exists (
  select from account taken where taken.id = taken_by_id and taken.status <> 'refused')`

/** The invitation of a link that works, of a business that is active. */
export function findFollowed(reader: Reader, tokenHash: Buffer): Promise<Followed | undefined> {
  return (
    reader
      .selectFrom('trade_invitation')
      .innerJoin('account', 'account.id', 'trade_invitation.account_id')
      .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
      .leftJoin('supplier', 'supplier.account_id', 'account.id')
      .select(({ fn }) => [
        'trade_invitation.id',
        'account.id as inviterId',
        'account.kind as by',
        fn.coalesce('supplier.name', 'restaurant.name').as('business'),
        'account.public_id as business_public_id',
      ])
      .where('trade_invitation.token_hash', '=', tokenHash)
      // guard: invitations: a supplier that is not active brings nobody [trade-invitation-accept.post]
      .where('account.status', '=', 'active')
      // guard: invitations: a link that is old or has served [trade-invitation-accept.post]
      .where(isFresh)
      // guard: invitations: a link through which somebody has signed up [trade-invitation-sign-up]
      .where(isFree)
      .$castTo<Followed>()
      .executeTakeFirst()
  )
}

/** Keeps a link for the account that signs up through it; nothing when it does not work, or brings the other kind of business. */
export async function updateToTaken(
  tx: Transaction,
  { tokenHash, accountId, kind }: { tokenHash: Buffer; accountId: number; kind: AccountKind },
): Promise<void> {
  await tx
    .updateTable('trade_invitation')
    .set({ taken_by_id: accountId })
    .where('token_hash', '=', tokenHash)
    .where(isFresh)
    .where(isFree)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account')
          .whereRef('account.id', '=', 'trade_invitation.account_id')
          // guard: invitations: brings a business of the other kind [trade-invitation-sign-up]
          .where('account.kind', '<>', kind)
          .where('account.status', '=', 'active'),
      ),
    )
    .execute()
}

/** The invitations through which an account that is now active has signed up, by who sent them. */
export function listTaken(tx: Transaction, accountId: AccountId): Promise<Followed[]> {
  return tx
    .selectFrom('trade_invitation')
    .innerJoin('account', 'account.id', 'trade_invitation.account_id')
    .select([
      'trade_invitation.id',
      'account.id as inviterId',
      'account.kind as by',
      'account.public_id as business_public_id',
    ])
    .select(sql<string>`''`.as('business'))
    .where('taken_by_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('account.status', '=', 'active')
    .orderBy('account.id')
    .$castTo<Followed>()
    .execute()
}

/**
 * Makes a business that follows an invitation what it invites to: a restaurant the supplier's customer, with the code and terms that
 * the supplier said, or a supplier one that the restaurant asks for an account. A code that another customer has by now is not
 * given. False when it was followed by then, or the supplier has closed the account since it sent it.
 */
export async function follow(
  tx: Transaction,
  invitation: Followed,
  accountId: AccountId,
): Promise<boolean> {
  const isFromSupplier = invitation.by === 'supplier'
  const supplierId = (isFromSupplier ? invitation.inviterId : accountId) as number as SupplierId
  const supplier = await lockCustomers(tx, supplierId)
  const isDone = isFromSupplier
    ? await openCustomer(tx, supplier, { invitationId: invitation.id, accountId })
    : await insertAskedBy(tx, supplier, invitation.inviterId)
  return isDone && updateToAccepted(tx, invitation.id, accountId)
}

/** Uses an invitation up: of two at once one has it. */
async function updateToAccepted(
  tx: Transaction,
  invitationId: number,
  accountId: AccountId,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('trade_invitation')
    .set({ accepted_at: sql`now()`, taken_by_id: accountId })
    .where('id', '=', invitationId)
    // guard: invitations: of two at once one [trade-invitation-accept.post]
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
