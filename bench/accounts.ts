import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { serverSecret } from '../server/database/server-secret-sql.ts'
import { createCsrfTokens } from '../server/platform/access/csrf.ts'

/** What a signed-in browser sends. */
export type Session = { accountId: number; cookie: string; csrfToken: string }

/** So many restaurants in Montréal, each signed in, in the order of their ids. */
export async function insertRestaurants(database: Database, count: number): Promise<Session[]> {
  const { rows } = await sql<{ account_id: number }>`
    with accounts as (
      insert into account (kind, status, email, password_hash, first_name, last_name)
      select 'restaurant', 'active', gen_random_uuid() || '@bench.test', 'none', 'Camille', 'Tremblay'
      from generate_series(1, ${count})
      returning id
    )
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
    select accounts.id, 'Bistro ' || accounts.id, '514 555-0100', '1, rue du Marché', city.id, 'H2X 1Y4'
    from accounts, city where city.name = 'Montréal'
    returning account_id`.execute(database)
  const ids = rows.map(({ account_id }) => account_id)
  return openSessions(
    database,
    ids.toSorted((a, b) => a - b),
  )
}

/** A session for each of these accounts, in their order. */
export async function openSessions(
  database: Database,
  accountIds: readonly number[],
): Promise<Session[]> {
  const csrf = createCsrfTokens(await serverSecret(database, 'csrf'))
  const tokens = accountIds.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await sql`
    insert into session (token_hash, account_id)
    select decode(token_hash, 'hex'), account_id
    from unnest(${hashes}::text[], ${accountIds}::integer[]) sessions (token_hash, account_id)`.execute(
    database,
  )
  return tokens.map((token, index) => ({
    accountId: accountIds[index] ?? 0,
    cookie: `sessionid=${token}`,
    csrfToken: csrf.tokenFor(token),
  }))
}
