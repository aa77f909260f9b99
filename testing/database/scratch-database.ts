import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { startEmbeddedPostgres } from '@halles/server/database/embedded/embedded-postgres.ts'
import { migrate } from '@halles/server/database/migrate.ts'
import pg from 'pg'
import { otherPostgres } from '../checks/rounds.ts'

// Nothing here outlives the run, so nothing has to reach the disk.
const HASTE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
// Which database a line is about.
const LOG = { log_line_prefix: '%d ' }

const NAME = 'halles-scratch-'

// A version before 17 knows no locale of PostgreSQL's own.
const LOCALE = ['--locale=C', '--lc-ctype=C.UTF-8']

/** A PostgreSQL to throw away, with a migrated database. */
export async function startScratchDatabase(): Promise<{
  connection: ConnectionParts
  log: string
  stop: () => Promise<void>
}> {
  await sweep()
  const dataDir = await mkdtemp(join(tmpdir(), `${NAME}${process.pid}-`))
  const settings = { ...HASTE, ...LOG, max_connections: '200' }
  const native = otherPostgres()
  const build = native ? { build: { native, locale: LOCALE } } : {}
  const postgres = await startEmbeddedPostgres({ dataDir, settings, ...build })
  const connection = { ...postgres.connection, database: 'migrated' }
  await administer(connection, `create database ${connection.database}`)
  await migrate(connection)
  await setPersonIdsApart(connection)
  return {
    connection,
    log: join(dataDir, 'postgres.log'),
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A person's id passed for its account's, or the other way round, finds nobody. */
async function setPersonIdsApart(connection: ConnectionParts): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('alter table person alter column id restart with 1000001')
  } finally {
    await client.end()
  }
}

/** Runs a statement that no database may be connected for, such as one that clones it. */
export async function administer(server: ConnectionParts, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A run that was killed leaves its PostgreSQL to nobody: the next one ends it. */
async function sweep() {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length).split('-')[0]) : Number.NaN
    if (Number.isNaN(pid) || isAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    const left = await startEmbeddedPostgres({ dataDir }).catch(() => null)
    await left?.stop()
    await rm(dataDir, { recursive: true, force: true }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
