import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionParts, connect, SLOW_STATEMENTS } from '../server/database/connect.ts'
import { seedCities } from '../server/database/default-cities.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts'
import type { CatalogueProduct } from '../server/database/loading/catalogue-csv.ts'
import { loadCatalogue } from '../server/database/loading/load-catalogue.ts'
import { migrate } from '../server/database/migrate.ts'
import type { World } from '../server/testing/builders.ts'
import { startServer } from '../server/testing/server-process.ts'

export type CatalogueMarket = World & {
  productCount: number
  /** Of the server. */
  pid: number
  connection: ConnectionParts
  /** What PostgreSQL writes. */
  log: string
  /** Ends the server and PostgreSQL and removes the data. */
  stop(): Promise<void>
}

type Given = {
  products: readonly CatalogueProduct[]
  productCount: number
  supplierCount: number
  settings?: Record<string, string>
  /** The server's environment, beside the usual one. */
  variables?: Record<string, string>
}

/** A server of its own process over an embedded database with so many products; its suppliers serve every city. */
export async function openMarket({
  settings = {},
  variables = {},
  ...given
}: Given): Promise<CatalogueMarket> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings })
  const { connection } = postgres
  const database = connect(connection, SLOW_STATEMENTS)
  const stopDatabase = async () => {
    await database.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  try {
    await migrate(connection)
    await seedCities(database)
    await loadCatalogue(database, { ...given, cities: [] })
    const server = await startServer(connection, variables)
    return {
      productCount: given.productCount,
      pid: server.pid,
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
