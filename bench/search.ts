import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '@halles/contract/language.ts'
import {
  JUDGED_IN_ENGLISH,
  JUDGED_IN_FRENCH,
} from '../server/catalogue/product-list/judged-searches.ts'
import { connect } from '../server/database/connect.ts'
import { seedCities } from '../server/database/default-cities.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts'
import { readProducts } from '../server/database/loading/catalogue-csv.ts'
import { loadCatalogue } from '../server/database/loading/load-catalogue.ts'
import { migrate } from '../server/database/migrate.ts'
import type { Body, Browser } from '../server/testing/browser.ts'
import { aRestaurant } from '../server/testing/builders.ts'
import { startServer } from '../server/testing/server-process.ts'
import { median } from './median.ts'

// Usage: npm run bench:search -- <products.csv> [--suppliers 20]
// What comes first in a real catalogue for each of the judged searches, to be read by a person, how many products it
// finds and how long the answer takes over HTTP, the median of five.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { suppliers: { type: 'string', default: '20' } },
})
const [file] = positionals
if (!file) throw new Error('npm run bench:search -- <products.csv>')
const TIMES = 5
const SHOWN = 5

const folder = await mkdtemp(join(tmpdir(), 'halles-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const database = connect(postgres.connection)
try {
  await migrate(postgres.connection)
  await seedCities(database)
  const products = readProducts(await readFile(file, 'utf8'))
  await loadCatalogue(database, { products, cities: [], supplierCount: Number(values.suppliers) })
  const server = await startServer(postgres.connection)
  try {
    const world = { origin: `http://127.0.0.1:${server.port}`, database }
    const { browser } = await aRestaurant(world)
    for (const [search] of JUDGED_IN_FRENCH) await show(browser, search, 'fr')
    for (const [search] of JUDGED_IN_ENGLISH) await show(browser, search, 'en')
  } finally {
    await server.stop()
  }
} finally {
  await database.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true })
}

async function show(browser: Browser, search: string, lang: Language): Promise<void> {
  const path = `/api/product-list/?${new URLSearchParams({ search, lang })}`
  const times: number[] = []
  let body: Body
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    body = (await browser.get(path)).body
    times.push(performance.now() - start)
  }
  const first = body.results.slice(0, SHOWN).map((product: Body) => product[`name_${lang}`])
  console.log(
    `${search} (${lang}): ${body.count} in ${Math.round(median(times))} ms: ${first.join(' · ')}`,
  )
}
