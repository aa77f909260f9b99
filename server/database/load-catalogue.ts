import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import { connect, type Database } from './connect.ts'
import { seedCities } from './default-cities.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { readCityNames, readProducts } from './loading/catalogue-csv.ts'
import { CATALOGUE_RESTAURANT, type Catalogue, loadCatalogue } from './loading/load-catalogue.ts'
import { migrate } from './migrate.ts'

// `npm run load:catalogue -- <products.csv> [<cities.csv>] [--suppliers 20]`: real input for development and
// measurement, into the database of DATABASE_URL or DATA_DIR. On the latter no server may be running.
const USAGE = 'npm run load:catalogue -- <products.csv> [<cities.csv>] [--suppliers <1 to 500>]'

async function run(): Promise<string> {
  const { productsFile, citiesFile, supplierCount } = readArguments()
  const products = readProducts(await read(productsFile))
  const cities = citiesFile ? readCityNames(await read(citiesFile)) : []
  const { connection, stop } = await openDatabase()
  try {
    await migrate(connection)
    await fill(connect(connection), { products, cities, supplierCount })
  } finally {
    await stop()
  }
  const { email, password } = CATALOGUE_RESTAURANT
  return `${products.length} products of ${supplierCount} suppliers. Sign in as ${email} with ${password}.`
}

async function fill(database: Database, catalogue: Catalogue): Promise<void> {
  try {
    await seedCities(database)
    await loadCatalogue(database, catalogue)
  } finally {
    await database.destroy()
  }
}

function readArguments() {
  const { values, positionals } = parseCommandLine()
  const [productsFile, citiesFile] = positionals
  const supplierCount = Number(values.suppliers)
  const isCount = Number.isInteger(supplierCount) && supplierCount >= 1 && supplierCount <= 500
  if (!productsFile || !isCount || positionals.length > 2) throw new StartRefused(USAGE)
  return { productsFile, citiesFile, supplierCount }
}

function parseCommandLine() {
  try {
    const options = { suppliers: { type: 'string', default: '20' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new StartRefused(USAGE)
  }
}

function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new StartRefused(`${path} cannot be read.`)
  })
}

async function openDatabase() {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl === undefined) return startEmbeddedPostgres({ dataDir })
  return { connection: { connectionString: databaseUrl }, stop: async () => {} }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
