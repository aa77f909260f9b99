import type { Language } from '@halles/contract/language.ts'
import type { AccountKind } from '@halles/domain/account.ts'
import type { Role } from '@halles/domain/role.ts'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import { queuedToShare, sessionOf } from '../../database/row-queue-sql.ts'
import type { Reader } from '../../database/transaction.ts'

export type LiveSession = {
  person_id: number
  person_public_id: string
  account_id: number
  account_public_id: string
  kind: AccountKind
  role: Role
  language: Language
  stale: boolean
}

// product.md 11: 14 days idle and 30 days in all; an operator 30 minutes and 12 hours.
/** Of a `session` and its `account`: it has not run out. */
export const isLive = sql<SqlBool>`
  session.last_seen_at > now() - case account.kind
    when 'operator' then interval '30 minutes' else interval '14 days' end
  and session.created_at > now() - case account.kind
    when 'operator' then interval '12 hours' else interval '30 days' end`

type OfToken = Parameters<{ tokenHash: Buffer }>

function liveSessionQuery(reader: Reader, { tokenHash }: OfToken) {
  // guard: session: an account that is active [access-matrix, account-suspend.post, status.get]
  //   code: .where('account.status', '=', 'active')
  // guard: session: a member who has not left [team/team, team-races]
  //   code: .where('membership.ended_at', 'is', null)
  // guard: session: idle and absolute end [status.get, login.post]
  //   code: .where(isLive)
  return reader
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'session.account_id')
        .onRef('membership.person_id', '=', 'session.person_id'),
    )
    .select([
      'session.person_id',
      'person.public_id as person_public_id',
      'session.account_id',
      'account.public_id as account_public_id',
      'account.kind',
      'membership.role',
      'person.language',
      sql<boolean>`session.last_seen_at < now() - interval '1 minute'`.as('stale'),
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('account.status', '=', 'active')
    .where('membership.ended_at', 'is', null)
    .where(isLive)
}

const findSession = prepared('find_live_session', liveSessionQuery)
const lockSession = prepared('lock_live_session', (reader: Reader, parameters: OfToken) =>
  liveSessionQuery(reader, parameters)
    // guard: session: locked by what it writes [lock-order, account-suspend.post, logout.post]
    //   lines: 2
    .where(queuedToShare('session', sessionOf(parameters.tokenHash)))
    .forShare('session'),
)

/**
 * The session of a token, when neither it nor its account has ended. With `lock` it cannot end before the
 * transaction does: whoever ends sessions waits for the row.
 */
export async function findLiveSession(
  reader: Reader,
  tokenHash: Buffer,
  { lock }: { lock: boolean },
): Promise<LiveSession | undefined> {
  const { rows } = await (lock ? lockSession : findSession)(reader, { tokenHash })
  return rows[0]
}

const touch = prepared('touch_session', (database: Database, { tokenHash }: OfToken) =>
  database
    .updateTable('session')
    .set({ last_seen_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`),
)

/** Notes that a session is in use, at most once a minute. */
export async function touchSession(database: Database, tokenHash: Buffer): Promise<void> {
  await touch(database, { tokenHash })
}
