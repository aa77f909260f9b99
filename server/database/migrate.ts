import pg from 'pg'
import { updateJobSchema } from '../jobs/job-schema.ts'
import { StartRefused } from '../start-refused.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { applyMigrations } from './apply-migrations.ts'
import { type Connection, sessionSettings } from './connect.ts'
import { PATIENCE, retryOnLockTimeout } from './retry-on-lock-timeout.ts'
import { setForRole } from './role-settings-sql.ts'
import { WITHOUT_LIMITS } from './session-settings.ts'

export const MIGRATIONS = new URL('migrations/', import.meta.url)

const OLDEST_POSTGRES = 150_000
const LONGEST_CONNECT = 10_000

type Options<Filled> = {
  /** Of the files NNN-name.sql. */
  folder?: URL
  /** Takes a line whenever this one has to wait. */
  report?: (line: string) => void
  /** How long a table in use is waited for. */
  patience?: typeof PATIENCE
  /** Requests reach it through a pooler: their sessions have their settings from the role. */
  isPooled?: boolean
  /** Writes what a new database needs, before any other server looks at it; what it gives is given. */
  fill?: () => Promise<Filled>
}

/**
 * Brings a database's schema up to date, the job queue's included. Servers that start at once do so one after the
 * other. Refuses a database that a newer version of the code has migrated, and a PostgreSQL that is too old.
 */
export async function migrate<Filled>(
  connection: Connection,
  {
    folder = MIGRATIONS,
    report = () => {},
    patience = PATIENCE,
    isPooled = false,
    fill,
  }: Options<Filled> = {},
): Promise<Filled | undefined> {
  // A session of its own: a migration may take longer than a request may, and the lock ends with it in any case.
  const client = new pg.Client({
    ...sessionSettings(connection),
    options: WITHOUT_LIMITS,
    connectionTimeoutMillis: LONGEST_CONNECT,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseOldPostgres(client)
    await waitForTurn(client, report)
    await retryOnLockTimeout(() => applyMigrations(client, folder), report, patience)
    await retryOnLockTimeout(() => updateJobSchema(client), report, patience)
    if (isPooled) await setForRole(client)
    return await fill?.()
  } finally {
    await client.end()
  }
}

async function refuseOldPostgres(client: pg.Client) {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  if (Number(rows[0]?.server_version_num) >= OLDEST_POSTGRES) return
  throw new StartRefused('DATABASE_URL must lead to PostgreSQL 15 or newer.')
}

async function waitForTurn(client: pg.Client, report: (line: string) => void) {
  const lock = [...ADVISORY_LOCKS.migrate]
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, $2) as locked',
    lock,
  )
  if (rows[0]?.locked) return
  report('Another server is preparing the database: waiting for it.')
  await client.query('select pg_advisory_lock($1, $2)', lock)
}
