import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import { connect, type Database } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
  database: Database
  /** Settles when the server must end because another one took its data folder. */
  lost: Promise<StartRefused>
  /** Waits for the queries under way. */
  close: () => Promise<void>
}

/** The database that the configuration asks for, migrated. */
export function openDatabase(
  config: Config,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, report)
    : openOwn(config.databaseUrl)
}

async function openEmbedded(
  dataDir: string,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDir, report }).catch(sayWhichFolder)
  try {
    await migrate(postgres.connection)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const database = connect(postgres.connection)
  return {
    database,
    lost: postgres.lost,
    async close() {
      await database.destroy()
      await postgres.stop()
    },
  }
}

async function openOwn(connectionString: string): Promise<OpenDatabase> {
  await migrate({ connectionString }).catch(sayWhichDatabase)
  const database = connect({ connectionString })
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

function sayWhichDatabase(error: unknown): never {
  if (error instanceof StartRefused || !(error instanceof Error) || !('code' in error)) throw error
  // An attempt on several addresses at once has no message of its own.
  throw new StartRefused(`DATABASE_URL cannot be used: ${error.message || error.code}.`)
}
