import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Limits, Role } from '@halles/domain/role.ts'
import { sql } from 'kysely'
import { instant } from '../database/instant.ts'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'
import { withdrawInvitationsOf } from './invitations-sql.ts'

type Team = Output<Endpoints['getTeam']>

/** A person who belongs to a business, and the role there with its limits in cents. */
export type Member = Limits & { personId: PersonId; role: Role }

/**
 * Locks the team of a business until the transaction ends, after the sessions and before persons: whoever changes it waits
 * here, so that what is read next stays true.
 */
export async function lockTeam(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where(queuedToChange('account', rowOf(accountId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The member of a public id. */
export function findMember(
  tx: Transaction,
  accountId: AccountId,
  personPublicId: string,
): Promise<Member | undefined> {
  return members(tx, accountId).where('person.public_id', '=', personPublicId).executeTakeFirst()
}

/** Whether a person with this e-mail, normalised, belongs to the business. */
export async function hasMember(
  tx: Transaction,
  accountId: AccountId,
  email: string,
): Promise<boolean> {
  const member = await members(tx, accountId).where('person.email', '=', email).executeTakeFirst()
  return member !== undefined
}

/** Whether somebody else owns the business too. To be asked once the team is locked. */
export async function hasOtherOwner(
  tx: Transaction,
  accountId: AccountId,
  personId: PersonId,
): Promise<boolean> {
  const other = await members(tx, accountId)
    .where('role', '=', 'owner')
    .where('person_id', '<>', personId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

function members(reader: Reader, accountId: AccountId) {
  // guard: team: member of the own business [team/team, team-races]
  //   code: .where('account_id', '=', accountId)
  return reader
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person_id as personId', 'role'])
    .select(['order_limit_cents as orderLimitCents', 'week_limit_cents as weekLimitCents'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$castTo<Member>()
}

/** Who belongs to a business, owners first, and who is invited to it; limits in cents. */
export async function getTeamOf(
  reader: Reader,
  { accountId, personId }: { accountId: AccountId; personId: PersonId },
): Promise<Team> {
  const members = await reader
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'person.public_id as person',
      'first_name',
      'last_name',
      'email',
      'role',
      'order_limit_cents as order_limit',
      'week_limit_cents as week_limit',
      instant('membership.since').as('since'),
      lastSeenAt,
      sql<boolean>`person.id = ${personId}`.as('is_self'),
      sql<boolean>`person.id = account.contact_person_id`.as('is_contact'),
    ])
    .where('membership.account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('role')
    .orderBy(sql`first_name collate "fr-x-icu"`)
    .orderBy('person.id')
    .execute()
  const invitations = await reader
    .selectFrom('invitation')
    .select([
      'public_id',
      'email',
      'role',
      'order_limit_cents as order_limit',
      'week_limit_cents as week_limit',
      instant('created_at').as('sent_at'),
      instant('expires_at').as('expires_at'),
      sql<boolean>`expires_at <= now()`.as('is_expired'),
    ])
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return { members, invitations }
}

/** Of a joined `membership`: when the person was last seen in the business, by the sessions that there still are. */
const lastSeenAt = sql<string | null>`(
  select to_json(max(last_seen_at))#>>'{}' from session
  where session.person_id = membership.person_id and session.account_id = membership.account_id)`.as(
  'last_seen_at',
)

/** Gives a member a role with its limits; the invitations of whoever may not invite any more end. */
export async function updateRole(
  tx: Transaction,
  accountId: AccountId,
  personId: PersonId,
  { role, orderLimitCents, weekLimitCents }: Limits & { role: Role },
): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ role, order_limit_cents: orderLimitCents, week_limit_cents: weekLimitCents })
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
  await withdrawInvitationsOf(tx, personId)
  // guard: team: the contact is an owner [team/team, team-races]
  await updateContactToOwner(tx, accountId)
}

/** Ends a membership and the invitations that it made; what it did in the business stays. */
export async function updateMembershipToEnded(
  tx: Transaction,
  accountId: AccountId,
  personId: PersonId,
): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
  // guard: team: invitations of a removed member end [team/team, team-races]
  await withdrawInvitationsOf(tx, personId)
  await updateContactToOwner(tx, accountId)
}

/** The contact of a business is one of its owners: when it is none any more, the one who has been for longest. */
async function updateContactToOwner(tx: Transaction, accountId: AccountId): Promise<void> {
  await sql`
    update account set contact_person_id = (
      select person_id from membership
      where account_id = account.id and role = 'owner' and ended_at is null
      order by since, person_id limit 1)
    where id = ${accountId} and not exists (
      select from membership
      where account_id = account.id and person_id = contact_person_id and role = 'owner' and ended_at is null)`.execute(
    tx,
  )
}

/**
 * Makes a person a member, again where it was one. Whoever is one already keeps role and limits: an invitation takes nothing
 * away.
 */
export async function upsertMembership(
  tx: Transaction,
  personId: PersonId,
  invitationId: number,
): Promise<void> {
  // guard: invitation: an existing member keeps its role [team-races, team-invitation-accept.post]
  //   code: where membership.ended_at is not null`
  //   instead: `
  await sql`
    insert into membership (account_id, kind, person_id, role, order_limit_cents, week_limit_cents)
    select account_id, kind, ${personId}, role, order_limit_cents, week_limit_cents
    from invitation where id = ${invitationId}
    on conflict (account_id, person_id) do update set
      role = excluded.role, order_limit_cents = excluded.order_limit_cents,
      week_limit_cents = excluded.week_limit_cents, since = excluded.since, ended_at = null
    where membership.ended_at is not null`.execute(tx)
}
