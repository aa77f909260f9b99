import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { insertManyAccounts } from '../server/database/loading/accounts-sql.ts'
import { serverSecret } from '../server/database/server-secret-sql.ts'
import { createCsrfTokens } from '../server/platform/access/csrf.ts'

/** What a signed-in browser sends. */
export type Session = { accountId: number; cookie: string; csrfToken: string }

/** So many restaurants in Montréal, each signed in, in the order of their ids. */
export async function insertRestaurants(database: Database, count: number): Promise<Session[]> {
  const ids = await insertManyAccounts(database, 'restaurant', count)
  await sql`
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
    select restaurant.id, 'Bistro ' || restaurant.id, '514 555-0100', '1, rue du Marché', city.id, 'H2X 1Y4'
    from unnest(${ids}::integer[]) restaurant (id), city where city.name = 'Montréal'`.execute(
    database,
  )
  return openSessions(database, ids)
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
    insert into session (token_hash, account_id, person_id)
    select decode(token_hash, 'hex'), account.id, account.contact_person_id
    from unnest(${hashes}::text[], ${accountIds}::integer[]) opened (token_hash, account_id)
    join account on account.id = opened.account_id`.execute(database)
  return tokens.map((token, index) => ({
    accountId: accountIds[index] ?? 0,
    cookie: `sessionid=${token}`,
    csrfToken: csrf.tokenFor(token),
  }))
}
