import { sql } from 'kysely'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import type { Database } from './connect.ts'
import { ROLE_SETTINGS } from './session-settings.ts'

/**
 * Makes the settings of our sessions those of the client's role in its database. A pooler passes on none: its sessions have
 * them from the role, from their next connection on.
 */
export async function setForRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  )
  const { role = '', database = '' } = rows[0] ?? {}
  const of = `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)}`
  const changes = Object.entries(ROLE_SETTINGS).map(
    ([name, value]) => `${of} set ${name} = ${pg.escapeLiteral(value)}`,
  )
  await client.query(changes.join('; '))
}

/** Refuses a handle whose sessions have other settings than setForRole() made. */
export async function refuseOtherSettings(pooled: Database): Promise<void> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${Object.keys(ROLE_SETTINGS)}::text[]) name`.execute(
    pooled,
  )
  const [other] = rows.filter(({ name, value }) => value !== ROLE_SETTINGS[name])
  if (!other) return
  throw new StartRefused(
    `Through DATABASE_URL ${other.name} is ${other.value}, not ${ROLE_SETTINGS[other.name]}: it must lead to the database of DATABASE_DIRECT_URL as the same role, and connections that the pooler opened before are to be closed (RECONNECT).`,
  )
}
