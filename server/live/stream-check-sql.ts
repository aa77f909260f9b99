import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { isLive } from '../platform/access/live-session-sql.ts'
import { approvalMovedAt, openRecalls } from './approval-news-sql.ts'

type OpenStream = {
  accountId: number
  tokenHash: Buffer
  /** The account's last number, how much it has not seen, its newest request and own changes, when the stream was last sent news. */
  sent: {
    number: number
    unseen: number
    approval: { at: string } | null
    own_changes: number
    recalls: number
  }
}

/** Which of some open streams, by their index, were sent something else than is true now, or whose session has ended. */
export async function findStaleStreams(
  database: Database,
  streams: OpenStream[],
): Promise<number[]> {
  const { rows } = await sql<{ index: number }>`
    select stream.index::integer - 1 as index
    from unnest(
      ${streams.map(({ accountId }) => accountId)}::integer[],
      ${streams.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${streams.map(({ sent }) => sent.number)}::integer[],
      ${streams.map(({ sent }) => sent.unseen)}::integer[],
      ${streams.map(({ sent }) => sent.approval?.at ?? null)}::timestamptz[],
      ${streams.map(({ sent }) => sent.own_changes)}::integer[],
      ${streams.map(({ sent }) => sent.recalls)}::integer[]
    ) with ordinality stream (account_id, token_hash, number, unseen, approval_at, own_changes, recalls, index)
    where not exists (
        select from session
        join account on account.id = session.account_id
        join membership on membership.account_id = session.account_id
          and membership.person_id = session.person_id
        where membership.ended_at is null and session.token_hash = stream.token_hash and account.status = 'active' and ${isLive})
      or stream.approval_at is distinct from ${approvalMovedAt}
      or stream.number <> coalesce(
        (select number from last_order_event where account_id = stream.account_id), 0)
      or stream.own_changes <> coalesce(
        (select number from last_own_change where account_id = stream.account_id), 0)
      or stream.recalls <> ${openRecalls('stream.account_id')}
      or stream.unseen <> (
        select count(*) from order_event where account_id = stream.account_id and seen_at is null)`.execute(
    database,
  )
  return rows.map(({ index }) => index)
}
