import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Connection,
  type ConnectionParts,
  connect,
  connectionOf,
  type Database,
  type PoolOptions,
} from '@halles/server/database/connect.ts'
import { MIGRATIONS, migrate } from '@halles/server/database/migrate.ts'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { reachedBy } from '../servers/pooler.ts'
import { administer } from './scratch-database.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to vitest's own.
  interface ProvidedContext {
    /** What test-database-server.ts started for the run. */
    migratedDatabase: ConnectionParts
    /** What that PostgreSQL says, each line with the database that it is about. */
    postgresLog: string
  }
}

/** In milliseconds: what takes a few of them takes seconds on a busy machine. */
const PATIENT = {
  statementTimeout: 50_000,
  lockTimeout: 40_000,
  longestIdleTransaction: 60_000,
  longestWait: 40_000,
  longestSilence: 55_000,
} as const

/**
 * A migrated database of one test file's own, where nobody is refused for waiting long: see `withRequestLimits`. To be
 * awaited at the top of the file. When the file has ended, as many deadlocks have happened in it as the file says.
 */
export async function aTestDatabase({
  deadlocks = 0,
  ...options
}: {
  poolSize?: number
  deadlocks?: number
} = {}): Promise<Database> {
  const { connection, ...reached } = await reachedBy(await aTestConnection({ deadlocks }))
  return connectPatiently(connection, afterAll, { ...reached, ...options })
}

/** A handle that goes with the file, or with the test: through it nobody is refused for waiting long. */
export function connectPatiently(
  connection: ConnectionParts,
  atEnd: AtEnd = afterAll,
  options: PoolOptions = {},
): Database {
  const database = connect(connection, { ...PATIENT, ...options })
  atEnd(() => database.destroy())
  return database
}

/** The same database for tests of the limits: a statement, a lock and a connection may take as long as in a request. */
export function withRequestLimits(database: Database): Database {
  const handle = connect(connectionOf(database))
  afterAll(() => handle.destroy())
  return handle
}

/** The same, for tests that connect by themselves. It is dropped after the file's last test. */
export async function aTestConnection({ deadlocks = 0 } = {}): Promise<ConnectionParts> {
  const connection = await cloneMigrated()
  afterAll(() => administer(connection, `drop database ${connection.database} with (force)`))
  await expectDeadlocks(connection, deadlocks)
  return connection
}

/** One that stays until the run ends, which throws all of it away. */
export async function aStandingDatabase(): Promise<Database> {
  const { connection, ...reached } = await reachedBy(await cloneMigrated())
  return connectPatiently(connection, () => {}, reached)
}

async function cloneMigrated(): Promise<ConnectionParts> {
  const migrated = inject('migratedDatabase')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await administer(migrated, `create database ${database} template ${migrated.database}`)
  return { ...migrated, database }
}

/** When the file has ended, so many more deadlocks have happened in a database: callers only see that they may try again. */
export async function expectDeadlocks(connection: Connection, deadlocks = 0): Promise<void> {
  const before = await countDeadlocks(connection)
  afterAll(async () => expect((await countDeadlocks(connection)) - before).toBe(deadlocks))
}

async function countDeadlocks(connection: Connection): Promise<number> {
  const log = await readFile(inject('postgresLog'), 'utf8')
  const { database } = new pg.Client(connection)
  return log.split(`${database} ERROR:  deadlock detected`).length - 1
}

/** When what a test uses goes: at its end, or with `afterAll` at the end of its file. */
type AtEnd = (end: () => Promise<void>) => void

/** A database without anything in it, for one test. */
export async function anEmptyDatabase(atEnd: AtEnd = onTestFinished): Promise<ConnectionParts> {
  const migrated = inject('migratedDatabase')
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await administer(migrated, `create database ${database}`)
  atEnd(() => administer(migrated, `drop database ${database} with (force)`))
  return { ...migrated, database }
}

/** A database as it was before the migration of this number, for one test. */
export async function aDatabaseOfBefore(
  number: string,
  atEnd: AtEnd = onTestFinished,
): Promise<ConnectionParts> {
  const connection = await anEmptyDatabase(atEnd)
  const folder = await mkdtemp(join(tmpdir(), 'halles-migrations-'))
  atEnd(() => rm(folder, { recursive: true }))
  for (const name of await readdir(MIGRATIONS)) {
    if (name < number) await copyFile(new URL(name, MIGRATIONS), join(folder, name))
  }
  await migrate(connection, { folder: pathToFileURL(`${folder}/`) })
  return connection
}
