import { readFile } from 'node:fs/promises'
import type { Database } from '../server/database/connect.ts'
import { seedCities } from '../server/database/default-cities.ts'
import { readProducts } from '../server/database/loading/catalogue-csv.ts'
import { loadCatalogue } from '../server/database/loading/load-catalogue.ts'
import { vacuumCatalogue } from '../server/database/loading/vacuum-sql.ts'
import { type BenchServer, type Given, startBenchServer } from './bench-server.ts'
import { reportProgress } from './progress.ts'

export type CatalogueMarket = BenchServer & { productCount: number }

type Catalogue = {
  /** A CSV file of products. */
  file: string
  /** Beyond those of the file, copies; as many as the file has unless said otherwise. */
  productCount?: number
  /** One for 200 products, and 10 at least, unless said otherwise. */
  supplierCount?: number
}

const PRODUCTS_OF_A_SUPPLIER = 200
const FEWEST_SUPPLIERS = 10

/** A server over a new database with so many products; its suppliers serve every city. */
export function openMarket(
  catalogue: Catalogue,
  given: Pick<Given, 'settings'> = {},
): Promise<CatalogueMarket> {
  return openMarketOf({ ...given, fill: (database) => fillWith(database, catalogue) })
}

/** A server over a new database with what `fill` writes. */
export async function openMarketOf(given: Given): Promise<CatalogueMarket> {
  return countProducts(await startBenchServer(given))
}

/** A server over a folder that load:catalogue filled. A migration that rewrote products leaves them to autovacuum, as here. */
export async function openLoadedMarket(
  dataDir: string,
  given: Pick<Given, 'settings'> = {},
): Promise<CatalogueMarket> {
  const server = await startBenchServer({ ...given, dataDir })
  await vacuumCatalogue(server.database)
  return countProducts(server)
}

export async function fillWith(database: Database, { file, ...given }: Catalogue): Promise<void> {
  const products = readProducts(await readFile(file, 'utf8'))
  const { productCount = products.length } = given
  const { supplierCount = suppliersFor(productCount) } = given
  await seedCities(database)
  const catalogue = { products, productCount, supplierCount, cities: [] }
  await loadCatalogue(database, catalogue, (line) => reportProgress(line))
}

async function countProducts(server: BenchServer): Promise<CatalogueMarket> {
  const { count } = await server.database
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { ...server, productCount: count }
}

function suppliersFor(productCount: number): number {
  return Math.max(FEWEST_SUPPLIERS, Math.round(productCount / PRODUCTS_OF_A_SUPPLIER))
}
