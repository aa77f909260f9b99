import { aRestaurant } from '../testing/world/builders.ts'
import { captureStatements } from './captured-statements.ts'
import { type CatalogueMarket, openLoadedMarket, openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { markdownRow } from './markdown-table.ts'
import { median } from './median.ts'
import { type Rate, requestRate } from './request-rate.ts'
import { startBare } from './start-bare.ts'

// How many product lists a second our server answers, and how many a bare Fastify route does that sends the same
// statements over the same driver to the same database (bare-server.ts): medians of runs in turn, and their ratio. Each
// server is a process of its own; this one asks, on the same cores. Two minutes and a half; with --short one round of
// short runs, for a first look; --database asks a market that load:catalogue loaded.
const { files, options } = commandLine(
  'bench:ceiling -- <products.csv> [--products 10000] [--database <DATA_DIR>] [--short]',
  { files: [1, 1], options: { products: 10_000, database: '', short: false } },
)
const [file = ''] = files
const { products: productCount, database: dataDir } = options

const LISTS = {
  'category by name': 'category_name=fetl&sort_by=name_fr',
  'category by price': 'category_name=fetl&sort_by=price',
  'all by name': 'category_name=all&sort_by=name_fr',
}
const CLIENTS = [1, 8, 32, 128]
const ROUNDS = options.short ? 1 : 5
const RUN_MILLISECONDS = options.short ? 250 : 1_000
const WARM_UP_MILLISECONDS = options.short ? 250 : 3_000

const market = dataDir ? await openLoadedMarket(dataDir) : await openMarket({ file, productCount })
try {
  console.log(`${market.productCount} products. ${await describeMachine(market.database)}.\n`)
  // A database that was loaded before has the restaurants of the last time.
  const { browser } = await aRestaurant(market, { email: `${crypto.randomUUID()}@bench.test` })
  await compare(market, `sessionid=${browser.cookies.get('sessionid')}`)
} finally {
  await market.stop()
}

async function compare({ port, connection }: CatalogueMarket, cookie: string): Promise<void> {
  const lists = Object.entries(LISTS).map(([name, query]) => ({ name, path: pathOf(query) }))
  const paths = lists.map(({ path }) => path)
  const statements = await captureStatements(connection, paths, cookie)
  for (const { name, path } of lists)
    console.log(`${name}: ${statements.get(path)?.length} statements`)
  console.log()
  const bare = await startBare({ connection, statements })
  const ports = { ours: port, bare: bare.port }
  try {
    printRow(['list', 'clients', 'ours', 'bare', 'ratio', 'ours p50', 'bare p50'])
    printRow(Array.from({ length: 7 }, () => '---'))
    for (const { name, path } of lists) {
      const run = (port: number, clients: number, milliseconds: number) =>
        requestRate({ port, path, cookie }, clients, milliseconds)
      for (const port of Object.values(ports)) await run(port, 8, WARM_UP_MILLISECONDS)
      for (const clients of CLIENTS) {
        const rates = { ours: [] as Rate[], bare: [] as Rate[] }
        for (let round = 0; round < ROUNDS; round++) {
          rates.ours.push(await run(ports.ours, clients, RUN_MILLISECONDS))
          rates.bare.push(await run(ports.bare, clients, RUN_MILLISECONDS))
        }
        report(name, clients, medianRate(rates.ours), medianRate(rates.bare))
      }
    }
  } finally {
    await bare.stop()
  }
}

function pathOf(query: string): string {
  return `/api/product-list/?lang=fr&${query}`
}

function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    milliseconds: median(rates.map(({ milliseconds }) => milliseconds)),
  }
}

function report(name: string, clients: number, ours: Rate, bare: Rate): void {
  printRow([
    name,
    String(clients),
    `${ours.perSecond.toFixed(0)}/s`,
    `${bare.perSecond.toFixed(0)}/s`,
    (ours.perSecond / bare.perSecond).toFixed(2),
    `${ours.milliseconds.toFixed(1)} ms`,
    `${bare.milliseconds.toFixed(1)} ms`,
  ])
}

function printRow(cells: readonly string[]): void {
  console.log(markdownRow(cells))
}
