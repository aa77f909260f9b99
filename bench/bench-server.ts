import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ConnectionParts,
  connect,
  type Database,
  SLOW_STATEMENTS,
} from '../server/database/connect.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts'
import { migrate } from '../server/database/migrate.ts'
import type { World } from '../server/testing/builders.ts'
import { startServer } from '../server/testing/server-process.ts'

export type BenchServer = World & {
  port: number
  connection: ConnectionParts
  /** What PostgreSQL writes. */
  log: string
  /** Ends the server and PostgreSQL and removes what is in a temporary folder. */
  stop(): Promise<void>
}

type Given = {
  /** Writes what the database holds before the server starts. */
  fill?: (database: Database) => Promise<unknown>
  /** Of PostgreSQL. */
  settings?: Record<string, string>
  /** An embedded database that exists; a new one in a temporary folder unless said otherwise. */
  dataDir?: string
}

/** The server in a process of its own over an embedded PostgreSQL with fsync. */
export async function startBenchServer(given: Given = {}): Promise<BenchServer> {
  const { fill, settings = {} } = given
  const folder = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'halles-bench-')))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings })
  const { connection } = postgres
  const database = connect(connection, SLOW_STATEMENTS)
  const stopDatabase = async () => {
    await database.destroy()
    await postgres.stop()
    if (given.dataDir === undefined) await rm(folder, { recursive: true })
  }
  try {
    await migrate(connection)
    await fill?.(database)
    const server = await startServer(connection, { DATA_DIR: folder })
    return {
      port: server.port,
      origin: `http://127.0.0.1:${server.port}`,
      database,
      connection,
      log: join(folder, 'postgres.log'),
      async stop() {
        await server.stop()
        await stopDatabase()
      },
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}
