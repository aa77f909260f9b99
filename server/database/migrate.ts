import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { type Connection, sessionSettings } from './connect.ts'

const OLDEST_POSTGRES = 150_000

/**
 * Applies what is missing of `migrations/NNN-name.sql`, in order, all or nothing; servers that start
 * at once wait for each other. Refuses a database that a newer version of the code has migrated, and
 * a PostgreSQL that is too old.
 */
export async function migrate(
  connection: Connection,
  folder = new URL('migrations/', import.meta.url),
): Promise<void> {
  // A session of its own: a migration may take longer than a request may.
  const client = new pg.Client(sessionSettings(connection))
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseOldPostgres(client)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1, $2)', [...ADVISORY_LOCKS.migrate])
    await applyMissing(client, folder)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client, folder: URL) {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  )
  const known = (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort()
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  const applied = rows.map((row) => row.name)
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new StartRefused(
      `The database was used by a newer version of Halles (it has ${unknown.join(', ')}): update Halles.`,
    )
  }
  for (const name of known.filter((name) => !applied.includes(name))) {
    await client.query(await readFile(new URL(name, folder), 'utf8'))
    await client.query('insert into migration (name) values ($1)', [name])
  }
}

async function refuseOldPostgres(client: pg.Client) {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  if (Number(rows[0]?.server_version_num) >= OLDEST_POSTGRES) return
  throw new StartRefused('DATABASE_URL must lead to PostgreSQL 15 or newer.')
}
