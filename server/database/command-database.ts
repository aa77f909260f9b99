import { readConfig } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import { type Database, SLOW_STATEMENTS } from './connect.ts'
import { openDatabase } from './open-database.ts'

/** Runs a command on the migrated database of DATABASE_URL or DATA_DIR. On the latter no server may be running. */
export async function onCommandDatabase(run: (database: Database) => Promise<void>): Promise<void> {
  const config = readConfig()
  // Past a pooler, whose sessions have the limits of requests.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
  const straight = { ...config, databaseUrl, databaseDirectUrl: undefined }
  const { database, close } = await openDatabase(straight, {
    report: () => {},
    fill: async () => {},
    pool: SLOW_STATEMENTS,
  })
  await run(database).finally(close)
}

/** Prints in one line why a command cannot be run; any other error ends the process with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
