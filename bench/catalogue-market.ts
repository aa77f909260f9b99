import { readFile } from 'node:fs/promises'
import { seedCities } from '../server/database/default-cities.ts'
import { readProducts } from '../server/database/loading/catalogue-csv.ts'
import { loadCatalogue } from '../server/database/loading/load-catalogue.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'

export type CatalogueMarket = BenchServer & { productCount: number }

type Given = {
  /** A CSV file of products. */
  file: string
  /** Beyond those of the file, copies; as many as the file has unless said otherwise. */
  productCount?: number
  /** One for 200 products, and 10 at least, unless said otherwise. */
  supplierCount?: number
  settings?: Record<string, string>
  report?: (line: string) => void
}

const PRODUCTS_OF_A_SUPPLIER = 200
const FEWEST_SUPPLIERS = 10

/** A server over a new database with so many products; its suppliers serve every city. */
export async function openMarket({ file, ...given }: Given): Promise<CatalogueMarket> {
  const products = readProducts(await readFile(file, 'utf8'))
  const { productCount = products.length, settings = {}, report } = given
  const { supplierCount = suppliersFor(productCount) } = given
  const server = await startBenchServer({
    settings,
    async fill(database) {
      await seedCities(database)
      const catalogue = { products, productCount, supplierCount, cities: [] }
      await loadCatalogue(database, catalogue, report)
    },
  })
  return { ...server, productCount }
}

function suppliersFor(productCount: number): number {
  return Math.max(FEWEST_SUPPLIERS, Math.round(productCount / PRODUCTS_OF_A_SUPPLIER))
}
