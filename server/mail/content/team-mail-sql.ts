import type { Role } from '@halles/domain/role.ts'
import type { Reader } from '../../database/transaction.ts'
import { isFresh } from '../../team/invitations-sql.ts'
import type { MailContent } from './mail-kinds.ts'

/** An invitation whose link still works, greeting the person whom its e-mail signs in by then, if there is one. */
export async function findInvitationMail(
  reader: Reader,
  { invitationId, token }: { invitationId: number; token: string },
): Promise<MailContent['team-invitation'] | undefined> {
  const invitation = await reader
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
      'person.first_name as firstName',
      'inviter.first_name as invitedBy',
      eb.fn.coalesce('restaurant.name', 'supplier.name').$notNull().as('businessName'),
      'invitation.role',
    ])
    .where('invitation.id', '=', invitationId)
    .where('account.status', '=', 'active')
    .where(isFresh)
    .executeTakeFirst()
  return invitation && { ...invitation, token }
}

/** A person and a business whose team it belongs to in this role, or to which it does not belong any more. */
export function findTeamMail(
  reader: Reader,
  personId: number,
  { accountId, role }: { accountId: number; role?: Role },
): Promise<{ firstName: string; businessName: string } | undefined> {
  return reader
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .leftJoin('restaurant', 'restaurant.account_id', 'membership.account_id')
    .leftJoin('supplier', 'supplier.account_id', 'membership.account_id')
    .select((eb) => [
      'person.first_name as firstName',
      eb.fn.coalesce('restaurant.name', 'supplier.name').$notNull().as('businessName'),
    ])
    .where('membership.person_id', '=', personId)
    .where('membership.account_id', '=', accountId)
    .where('person.closed_at', 'is', null)
    .where('ended_at', role === undefined ? 'is not' : 'is', null)
    .$if(role !== undefined, (query) => query.where('membership.role', '=', role ?? 'owner'))
    .executeTakeFirst()
}
