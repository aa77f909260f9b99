import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import {
  insertOrderHistory,
  restaurantsForHistory,
} from '../server/database/loading/order-history.ts'
import { vacuumCatalogue } from '../server/database/loading/vacuum-sql.ts'
import { inTransaction } from '../server/database/transaction.ts'
import { insertRestaurants } from './accounts.ts'
import {
  type CatalogueMarket,
  fillWith,
  openLoadedMarket,
  openMarketOf,
} from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { growthTable } from './growth-table.ts'
import { type HistoryRequest, historyRequests } from './history-requests.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { type Asked, measureInTurn } from './measure-in-turn.ts'
import { EXPLAINING } from './plan-log.ts'
import { reportProgress } from './progress.ts'

// What lists of orders, counts, cases sold and prices last paid cost after two years: over HTTP in a market with a month of
// orders and in one with so many order lines of two years, as many restaurants and suppliers, asked in turn (medians); then
// rows and blocks that PostgreSQL read for them, by auto_explain. In each the restaurant and the supplier with the most
// orders ask. --database is the DATA_DIR of a market with a history, instead of loading one.
const {
  files: [file = ''],
  options: { lines, rounds, database: dataDir },
} = commandLine(
  'bench:history -- <products.csv> [--lines 2000000] [--rounds 9] [--database <DATA_DIR>]',
  { files: [1, 1], options: { lines: 2_000_000, rounds: 9, database: '' } },
)

const SUPPLIERS = 20
const MONTHS = 24

const agent = new Agent({ keepAlive: true })
const markets: CatalogueMarket[] = []
try {
  markets.push(await openMarketWith(Math.ceil(lines / MONTHS)))
  markets.push(
    dataDir
      ? await openLoadedMarket(dataDir, { settings: EXPLAINING })
      : await openMarketWith(lines),
  )
  await report(markets)
} finally {
  agent.destroy()
  for (const market of markets) await market.stop()
}

function openMarketWith(historyLines: number): Promise<CatalogueMarket> {
  return openMarketOf({
    settings: EXPLAINING,
    fill: (database) => fillWithOrders(database, historyLines),
  })
}

/** As many restaurants as order so many lines in two years, though they have not ordered for as long. */
async function fillWithOrders(database: Database, historyLines: number): Promise<void> {
  await fillWith(database, { file, supplierCount: SUPPLIERS })
  const restaurants = await insertRestaurants(database, restaurantsForHistory(lines))
  const restaurantIds = restaurants.map(({ accountId }) => accountId)
  await inTransaction(database, (tx) =>
    insertOrderHistory(tx, { restaurantIds, lines: historyLines }, reportProgress),
  )
  await vacuumCatalogue(database)
}

async function report(all: readonly CatalogueMarket[]): Promise<void> {
  const [first] = all
  if (first) console.log(`${await describeMachine(first.database)}\n`)
  const asked = new Map<string, Asked[]>()
  for (const [index, market] of all.entries()) {
    console.log(`- ${await describe(market.database)}`)
    for (const request of await historyRequests(market.database)) {
      // A market with few orders has no page 7.
      const each = asked.get(request.name) ?? all.map((market) => ({ market, ask: undefined }))
      asked.set(request.name, each.with(index, { market, ask: () => ask(market, request) }))
    }
  }
  console.log(`\n${growthTable(await measureInTurn(asked, rounds))}`)
}

async function ask({ port }: CatalogueMarket, request: HistoryRequest): Promise<number> {
  const { name, path, session } = request
  const { status } = await sendRequest(agent, port, { path, cookie: session.cookie })
  if (status !== 200) throw new Error(`${name} answered ${status}`)
  return status
}

async function describe(database: Database): Promise<string> {
  const { rows } = await sql<{ said: string }>`
    select format('%s products, %s orders of %s restaurants, %s order lines of %s suppliers, from %s on',
      (select count(*) from product), count(*), count(distinct restaurant_id),
      (select count(*) from order_line), (select count(distinct supplier_id) from supplier_order),
      min(placed_at)::date) as said
    from restaurant_order`.execute(database)
  return rows[0]?.said ?? ''
}
