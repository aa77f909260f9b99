import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { InvitationState } from '@halles/domain/trade-invitation.ts'
import { sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { Reader } from '../database/transaction.ts'
import { type InviterId, MAY_INVITE } from './invitations-sql.ts'
import { isRefused } from './refusals-sql.ts'

type InvitationCounts = Output<Endpoints['customerInvite']>['counts']
type Invitation = Output<Endpoints['supplierInvite']>['results'][number]

const ROWS_PER_PAGE = 50

const STATE = sql<InvitationState>`case
  when accepted_at is not null then 'accepted'
  when ${isRefused} then 'ended'
  when invited_at is null then 'to_send'
  else 'sent' end`

/** Whom a business has named, fifty a page: those not written to first, then the last written to. */
export function listInvitations(
  reader: Reader,
  inviterId: InviterId,
  page = 1,
): Promise<Invitation[]> {
  return reader
    .selectFrom('trade_invitation')
    .select([
      ...(['public_id', 'name', 'email', 'code', 'terms_days', 'language'] as const),
      STATE.as('state'),
      instant('invited_at').as('invited_at'),
      MAY_INVITE.$castTo<boolean>().as('may_invite'),
    ])
    .where('account_id', '=', inviterId)
    .orderBy(sql`invited_at desc nulls first`)
    .orderBy('id')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute()
}

/** How many of them are where. */
export function countInvitations(reader: Reader, inviterId: InviterId): Promise<InvitationCounts> {
  const count = (state: InvitationState) =>
    sql<number>`count(*) filter (where state = ${state})::integer`.as(state)
  return reader
    .selectFrom(
      reader
        .selectFrom('trade_invitation')
        .select(STATE.as('state'))
        .where('account_id', '=', inviterId)
        .as('invitation'),
    )
    .select([count('to_send'), count('sent'), count('accepted'), count('ended')])
    .executeTakeFirstOrThrow()
}
