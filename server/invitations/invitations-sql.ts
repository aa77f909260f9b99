import type { Language } from '@halles/contract/language.ts'
import { INVITE_AGAIN_DAYS } from '@halles/domain/trade-invitation.ts'
import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId, RestaurantId, SupplierId } from '../platform/access/viewer.ts'
import { isRefused } from './refusals-sql.ts'

export type InviterId = AccountId | RestaurantId | SupplierId
export type ToInvite = { id: number; email: string; language: Language }

/** Of a `trade_invitation`: it may be sent now. */
// guard: invitations: to nobody twice within 30 days [customer-invite.post]
//   code: invited_at is null or
//   instead: true or
export const MAY_INVITE = sql<SqlBool>`accepted_at is null and not ${isRefused}
  and (invited_at is null or invited_at < now() - ${sql.lit(`${INVITE_AGAIN_DAYS} days`)}::interval)`

/** How many a business has named who may still follow its invitation, sent or not. */
export async function countWaiting(reader: Reader, inviterId: InviterId): Promise<number> {
  const { count } = await reader
    .selectFrom('trade_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', inviterId)
    .where('accepted_at', 'is', null)
    .where(({ not }) => not(isRefused))
    .executeTakeFirstOrThrow()
  return count
}

/** To how many a business has written within a day. */
export async function countInvitedToday(reader: Reader, inviterId: InviterId): Promise<number> {
  const { count } = await reader
    .selectFrom('trade_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', inviterId)
    .where('invited_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

type Named = { name: string; email: string; language: Language; emailHash: Buffer }

/** Somebody whom a business names by hand, anew if it has before; its id. */
export async function upsertInvitation(
  tx: Transaction,
  inviterId: InviterId,
  { emailHash, ...named }: Named,
): Promise<string> {
  const { public_id } = await tx
    .insertInto('trade_invitation')
    .values({ account_id: inviterId, email_hash: emailHash, ...named })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doUpdateSet(named))
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id
}

/** Whether all that are named are a business's own. */
export async function areOwn(
  reader: Reader,
  inviterId: InviterId,
  publicIds: readonly string[],
): Promise<boolean> {
  const { count } = await reader
    .selectFrom('trade_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // guard: invitations: owner of those that are named [access-sweep]
    .where('account_id', '=', inviterId)
    .where('public_id', '=', sql<string>`any(${publicIds})`)
    .executeTakeFirstOrThrow()
  return count === new Set(publicIds).size
}

/** Of those that are named, or else of all that it has never written to, those whom a business may write to now, the first named first. */
export function listToInvite(
  tx: Transaction,
  inviterId: InviterId,
  { publicIds, most }: { publicIds: readonly string[] | undefined; most: number },
): Promise<ToInvite[]> {
  const invitations = tx
    .selectFrom('trade_invitation')
    .select(['id', 'email', 'language'])
    // guard: invitations: owner of those that are sent [customer-invite.post]
    .where('account_id', '=', inviterId)
    .where(MAY_INVITE)
    .orderBy('id')
    .limit(most)
  const chosen = publicIds
    ? invitations.where('public_id', '=', sql<string>`any(${publicIds})`)
    : invitations.where('invited_at', 'is', null)
  return chosen.execute()
}

/** Gives invitations that are about to be sent the hashes of the tokens in their links; those of before end. */
export async function updateToInvited(
  tx: Transaction,
  sent: readonly { id: number; tokenHash: Buffer }[],
): Promise<void> {
  const rows = sent.map(({ id, tokenHash }) => ({ id, hash: tokenHash.toString('hex') }))
  await sql`
    update trade_invitation set invited_at = now(), token_hash = decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id integer, hash text)
    where trade_invitation.id = sent.id`.execute(tx)
}

/** Whether an address is the contact's of a supplier's customer, which it knows from its orders. */
export async function isOwnCustomer(
  reader: Reader,
  supplierId: SupplierId,
  email: string,
): Promise<boolean> {
  const found = await reader
    .selectFrom('customer')
    .innerJoin('account', 'account.id', 'customer.restaurant_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select('account.id')
    .where('customer.supplier_id', '=', supplierId)
    .where('customer.status', '=', 'open')
    .where('account.status', '=', 'active')
    .where('person.email', '=', email)
    .executeTakeFirst()
  return found !== undefined
}
