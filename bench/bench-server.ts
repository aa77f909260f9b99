import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type ConnectionParts,
  connect,
  type Database,
  SLOW_STATEMENTS,
} from '../server/database/connect.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts'
import { migrate } from '../server/database/migrate.ts'
import { startServer } from '../testing/servers/server-process.ts'

type BenchDatabase = {
  database: Database
  connection: ConnectionParts
  /** Where it lies. */
  dataDir: string
  /** What PostgreSQL writes. */
  log: string
  /** Ends PostgreSQL and removes a temporary folder. */
  stop(): Promise<void>
}
export type BenchServer = BenchDatabase & { port: number; origin: string; pid: number }

export type Given = {
  /** Writes what the database holds before it is used. */
  fill?: (database: Database) => Promise<unknown>
  /** Of PostgreSQL. */
  settings?: Record<string, string>
  /** An embedded database that exists; a new one in a temporary folder unless said otherwise. */
  dataDir?: string | undefined
  /** Of the server, beside those of tests. */
  variables?: Record<string, string>
}

/** The server in a process of its own over an embedded PostgreSQL with fsync. */
export async function startBenchServer(given: Given = {}): Promise<BenchServer> {
  const database = await openBenchDatabase(given)
  try {
    const server = await startServer(database.connection, {
      DATA_DIR: database.dataDir,
      ...given.variables,
    })
    return {
      ...database,
      port: server.port,
      pid: server.pid,
      origin: `http://127.0.0.1:${server.port}`,
      async stop() {
        await server.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function openBenchDatabase(given: Given = {}): Promise<BenchDatabase> {
  const { fill, settings = {} } = given
  const dataDir = resolve(given.dataDir ?? (await mkdtemp(join(tmpdir(), 'halles-bench-'))))
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const { connection } = postgres
  const database = connect(connection, SLOW_STATEMENTS)
  const stop = async () => {
    await database.destroy()
    await postgres.stop()
    if (given.dataDir === undefined) await rm(dataDir, { recursive: true })
  }
  try {
    await migrate(connection)
    await fill?.(database)
    return { database, connection, dataDir, log: join(dataDir, 'postgres.log'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
