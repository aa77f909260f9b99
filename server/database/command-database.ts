import { readConfig } from '../config.ts'
import { connect, type Database, SLOW_STATEMENTS } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'

/**
 * Runs a command on the migrated database of DATABASE_URL or DATA_DIR. On the latter no server may be running.
 */
export async function onCommandDatabase<Result>(
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { connection, stop } = await open()
  try {
    await migrate(connection)
    const database = connect(connection, SLOW_STATEMENTS)
    return await run(database).finally(() => database.destroy())
  } finally {
    await stop()
  }
}

async function open() {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl === undefined) return startEmbeddedPostgres({ dataDir })
  return { connection: { connectionString: databaseUrl }, stop: async () => {} }
}
