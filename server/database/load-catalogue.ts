import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { StartRefused } from '../start-refused.ts'
import { onCommandDatabase, runCommand } from './command-database.ts'
import { seedCities } from './default-cities.ts'
import { readCityNames, readProducts } from './loading/catalogue-csv.ts'
import { CATALOGUE_RESTAURANT, loadCatalogue } from './loading/load-catalogue.ts'

// `npm run load:catalogue -- <products.csv> [<cities.csv>] [--suppliers 20] [--products 1000000] [--history 2000000]`:
// real input for development and measurement, into the database of DATABASE_URL or DATA_DIR: products, copies of them
// where more are asked for, lines of orders over the last two years. On DATA_DIR no server may be running.
const USAGE = [
  'npm run load:catalogue -- <products.csv> [<cities.csv>]',
  '[--suppliers <1 to 10000>] [--products <1 to 10000000>] [--history <1 to 10000000 order lines>]',
].join(' ')

async function run(): Promise<string> {
  const { productsFile, citiesFile, ...counts } = readArguments()
  const products = readProducts(await read(productsFile))
  const cities = citiesFile ? readCityNames(await read(citiesFile)) : []
  await onCommandDatabase(async (database) => {
    await seedCities(database)
    await loadCatalogue(database, { products, cities, ...counts }, reportWithTime())
  })
  const { email, password } = CATALOGUE_RESTAURANT
  const { productCount = products.length, supplierCount } = counts
  return `${productCount} products of ${supplierCount} suppliers. Sign in as ${email} with ${password}.`
}

function readArguments() {
  const { values, positionals } = parseCommandLine()
  const [productsFile, citiesFile] = positionals
  const supplierCount = readCount(values.suppliers, 10_000)
  const productCount = readOptionalCount(values.products)
  const historyLines = readOptionalCount(values.history)
  if (!productsFile || positionals.length > 2) throw new StartRefused(USAGE)
  return { productsFile, citiesFile, supplierCount, productCount, historyLines }
}

function readOptionalCount(text: string | undefined): number | undefined {
  return text === undefined ? undefined : readCount(text, 10_000_000)
}

function readCount(text: string, most: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > most) throw new StartRefused(USAGE)
  return count
}

function reportWithTime() {
  const start = performance.now()
  return (line: string) =>
    void process.stdout.write(`${((performance.now() - start) / 1000).toFixed(0)} s: ${line}\n`)
}

function parseCommandLine() {
  try {
    const options = {
      suppliers: { type: 'string', default: '20' },
      products: { type: 'string' },
      history: { type: 'string' },
    } as const
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

await runCommand(async () => void process.stdout.write(`${await run()}\n`))
