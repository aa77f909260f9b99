import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import { type Connection, connect, type Database, type PoolOptions } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { keepsNames } from './keeps-names.ts'
import { migrate } from './migrate.ts'
import { refuseOtherSettings } from './role-settings-sql.ts'

export type OpenDatabase = {
  database: Database
  /** Settles when the server must end because another one took its data folder. */
  lost: Promise<StartRefused>
  /** Waits for the queries under way. */
  close: () => Promise<void>
}

type Preparation = {
  report: (line: string) => void
  /** Writes what a new database needs; of several servers one after the other. */
  fill: (database: Database) => Promise<void>
  pool?: PoolOptions
}

/** The database that the configuration asks for, migrated and filled. */
export function openDatabase(config: Config, preparation: Preparation): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, preparation)
    : openOwn(config.databaseUrl, config.databaseDirectUrl, preparation)
}

async function openPrepared(
  connection: Connection,
  { report, fill, pool }: Preparation,
): Promise<Database> {
  const direct = pool?.direct
  const database = await migrate(direct ?? connection, {
    report,
    isPooled: direct !== undefined,
    // A pooler is reached only now: a session that it opens earlier keeps other settings than the role's.
    fill: async () => {
      const opened = connect(connection, {
        ...pool,
        ...(direct && { keepsNames: await keepsNames(connection) }),
      })
      try {
        if (direct) await refuseOtherSettings(opened).catch(sayWhich('DATABASE_URL'))
        await fill(opened)
        return opened
      } catch (error) {
        await opened.destroy()
        throw error
      }
    },
  })
  if (!database) throw new Error('what is migrated is filled')
  return database
}

async function openEmbedded(dataDir: string, preparation: Preparation): Promise<OpenDatabase> {
  const { report } = preparation
  const postgres = await startEmbeddedPostgres({ dataDir, report }).catch(sayWhichFolder)
  const database = await openPrepared(postgres.connection, preparation).catch(async (error) => {
    await postgres.stop()
    throw error
  })
  return {
    database,
    lost: postgres.lost,
    async close() {
      await database.destroy()
      await postgres.stop()
    },
  }
}

async function openOwn(
  connectionString: string,
  directString: string | undefined,
  { pool, ...preparation }: Preparation,
): Promise<OpenDatabase> {
  const direct = directString === undefined ? undefined : { connectionString: directString }
  const database = await openPrepared(
    { connectionString },
    { ...preparation, pool: { ...pool, direct } },
  ).catch(sayWhich(direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'))
  return {
    database,
    lost: new Promise(() => {}),
    close: () => database.destroy(),
  }
}

function sayWhichFolder(error: unknown): never {
  const ofFile = error instanceof Error && 'syscall' in error && 'path' in error
  throw ofFile ? new StartRefused(`DATA_DIR cannot be used: ${error.message}.`) : error
}

function sayWhich(variable: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof StartRefused || !(error instanceof Error)) throw error
    const code = 'code' in error ? error.code : undefined
    if (code === undefined && !isDatabaseAway(error)) throw error
    const isPooler = error.message.startsWith('unsupported startup parameter')
    const hint = isPooler ? ' It leads to a pooler: set DATABASE_DIRECT_URL.' : ''
    // An attempt on several addresses at once has no message of its own.
    throw new StartRefused(`${variable} cannot be used: ${error.message || code}.${hint}`)
  }
}
