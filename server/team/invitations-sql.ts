import type { Language } from '@halles/contract/language.ts'
import type { AccountKind } from '@halles/domain/account.ts'
import type { Limits, Role } from '@halles/domain/role.ts'
import { type SqlBool, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'

/** The link of an invitation works for seven days, as the table says. */
export const INVITATION_DAYS = 7

/** Of an `invitation`: neither accepted nor withdrawn. */
const isOpen = sql<SqlBool>`invitation.accepted_at is null and invitation.withdrawn_at is null`

/** Of an `invitation`: its link works. */
export const isFresh = sql<SqlBool>`${isOpen} and invitation.expires_at > now()`

type NewInvitation = Limits & {
  accountId: AccountId
  kind: AccountKind
  email: string
  role: Role
  tokenHash: Buffer
  byPersonId: PersonId
}

/** Stores an invitation in place of an open one to the same e-mail, whose link ends. To be called once the team is locked. */
export async function replaceInvitation(
  tx: Transaction,
  { accountId, email, ...given }: NewInvitation,
): Promise<{ id: number }> {
  await tx
    .updateTable('invitation')
    .set({ withdrawn_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where(isOpen)
    .execute()
  return tx
    .insertInto('invitation')
    .values({
      account_id: accountId,
      kind: given.kind,
      email,
      role: given.role,
      order_limit_cents: given.orderLimitCents,
      week_limit_cents: given.weekLimitCents,
      token_hash: given.tokenHash,
      by_person_id: given.byPersonId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Ends the link of an invitation of a business. `accepted`: it was used before. Undefined: there is none. */
export async function updateToWithdrawn(
  tx: Transaction,
  accountId: AccountId,
  publicId: string,
): Promise<'withdrawn' | 'accepted' | undefined> {
  const invitation = await tx
    .updateTable('invitation')
    .set({
      withdrawn_at: sql`case when accepted_at is null then coalesce(withdrawn_at, now()) end`,
    })
    // guard: invitation: withdrawn by its own business [team-invite.post]
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .returning('accepted_at')
    .executeTakeFirst()
  return invitation && (invitation.accepted_at === null ? 'withdrawn' : 'accepted')
}

/**
 * Ends the links that a person has mailed for businesses where it may not invite any more: whoever is removed has no way back
 * by an invitation to an address of its own. To be called once the team is locked and the role changed.
 */
export async function withdrawInvitationsOf(tx: Transaction, personId: PersonId): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ withdrawn_at: sql`now()` })
    .where('by_person_id', '=', personId)
    .where(isOpen)
    .where(
      sql<SqlBool>`not exists (
        select from membership
        where membership.account_id = invitation.account_id and membership.person_id = by_person_id
          and membership.ended_at is null and membership.role = 'owner')`,
    )
    .execute()
}

/** Whom an e-mail signs in, and the language that person is written to in. */
export function findPersonByEmail(
  reader: Reader,
  email: string,
): Promise<{ personId: PersonId; language: Language } | undefined> {
  return reader
    .selectFrom('person')
    .select(['id as personId', 'language'])
    .where('email', '=', email)
    .where('refused_at', 'is', null)
    .where('closed_at', 'is', null)
    .$castTo<{ personId: PersonId; language: Language }>()
    .executeTakeFirst()
}

/** An invitation as its link finds it. */
export type Invitation = {
  id: number
  accountId: AccountId
  kind: AccountKind
  business: string
  role: Role
  email: string
  invited_by: string
  expires_at: string
  /** Whom its e-mail signs in now; null: nobody. */
  personId: PersonId | null
}

/** The invitation of a link that works, to a business that is active. */
export function findInvitation(reader: Reader, tokenHash: Buffer): Promise<Invitation | undefined> {
  return reader
    .selectFrom('invitation')
    .innerJoin('account', 'account.id', 'invitation.account_id')
    .innerJoin('person as inviter', 'inviter.id', 'invitation.by_person_id')
    .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
    .leftJoin('supplier', 'supplier.account_id', 'account.id')
    .leftJoin('person', (join) =>
      join
        .onRef('person.email', '=', 'invitation.email')
        .on('person.refused_at', 'is', null)
        .on('person.closed_at', 'is', null),
    )
    .select((eb) => [
      'invitation.id',
      'account.id as accountId',
      'account.kind',
      eb.fn.coalesce('restaurant.name', 'supplier.name').as('business'),
      'invitation.role',
      'invitation.email',
      'inviter.first_name as invited_by',
      instant('invitation.expires_at').as('expires_at'),
      'person.id as personId',
    ])
    .where('invitation.token_hash', '=', tokenHash)
    .where('account.status', '=', 'active')
    .where(isFresh)
    .$castTo<Invitation>()
    .executeTakeFirst()
}

/**
 * Uses an invitation up. False when it was used, withdrawn or replaced by then, has expired, or its business is not active
 * any more: of two at once one has it.
 */
export async function updateToAccepted(tx: Transaction, invitationId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ accepted_at: sql`now()` })
    .where('id', '=', invitationId)
    .where(isFresh)
    .where(
      sql<SqlBool>`exists (select from account where account.id = account_id and status = 'active')`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
