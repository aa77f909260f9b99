import { stat } from 'node:fs/promises'
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
import { growthTable, type Measured } from './growth-table.ts'
import { type HistoryRequest, historyRequests } from './history-requests.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { median } from './median.ts'
import { EXPLAINING, setExplaining } from './plan-log.ts'
import { readWork } from './plan-work.ts'
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
/** A prepared statement gets its final plan at its sixth execution. */
const EXECUTIONS = 7

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
  const requests: Map<string, HistoryRequest>[] = []
  for (const { database } of all) {
    console.log(`- ${await describe(database)}`)
    requests.push(new Map((await historyRequests(database)).map((one) => [one.name, one])))
  }
  // A market with few orders has no page 7.
  const asked = new Map(
    requests
      .flatMap((ofOne) => [...ofOne.keys()])
      .map((name) => [
        name,
        all.map((market, index) => ({ market, request: requests[index]?.get(name) })),
      ]),
  )
  const times = new Map<HistoryRequest, number[]>()
  for (let round = -EXECUTIONS; round < rounds; round++) {
    for (const { market, request } of [...asked.values()].flat()) {
      if (!request) continue
      const time = await timeOf(market, request)
      if (round >= 0) times.set(request, [...(times.get(request) ?? []), time])
    }
    reportProgress(`round ${round + 1} of ${rounds}`)
  }
  for (const { database } of all) await setExplaining(database, true)
  const rows = new Map<string, Measured[]>()
  for (const [name, each] of asked) {
    const measured: Measured[] = []
    for (const { market, request } of each) measured.push(await measuredOf(market, request, times))
    rows.set(name, measured)
  }
  for (const { database } of all) await setExplaining(database, false)
  console.log(`\n${growthTable(rows)}`)
}

async function measuredOf(
  market: CatalogueMarket,
  request: HistoryRequest | undefined,
  times: ReadonlyMap<HistoryRequest, readonly number[]>,
): Promise<Measured> {
  if (!request) return { time: undefined, status: 200, work: { rows: 0, blocks: 0 } }
  const { size } = await stat(market.log)
  await timeOf(market, request)
  const work = await readWork(market.log, size)
  return { time: median(times.get(request) ?? []), status: 200, work }
}

async function timeOf(
  { port }: CatalogueMarket,
  { name, path, session }: HistoryRequest,
): Promise<number> {
  const start = performance.now()
  const { status } = await sendRequest(agent, port, { path, cookie: session.cookie })
  if (status !== 200) throw new Error(`${name} answered ${status}`)
  return performance.now() - start
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
