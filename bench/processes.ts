import { Agent } from 'node:http'
import { openBenchDatabase } from './bench-server.ts'
import { fillWith } from './catalogue-market.ts'
import { endWithoutPrograms } from './cluster/installed.ts'
import { commandLine } from './command-line.ts'
import { interrupted } from './interrupted.ts'
import { shareOfGood } from './load/load-table.ts'
import { closedLoop } from './load/run-load.ts'
import { beginShoppingDay } from './load/shopping-day.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './markdown-table.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { reportProgress } from './progress.ts'
import { requestRate } from './request-rate.ts'
import { type Installation, startInstallation } from './start-installation.ts'

// What more processes of Halles bring on one PostgreSQL, and what a pooler costs: product lists a second, and requests a
// second of a shopping day, through HAProxy to so many processes, which reach the database directly or through one
// PgBouncer. Medians of rounds in turn. The requests come from this process, on the same cores as everything else. Ends
// with status 1 when a request was not answered with a 2xx.
const {
  files: [file = ''],
  options,
} = commandLine(
  'bench:processes -- <products.csv> [--products 10000] [--processes 1,2,3] [--clients 32] [--seconds 4] [--rounds 3]',
  {
    files: [1, 1],
    options: { products: 10_000, processes: [1, 2, 3], clients: 32, seconds: 4, rounds: 3 },
  },
)
const { clients, seconds, rounds } = options
const SUPPLIERS = 50
const WARM_UP_SECONDS = 2
// More than can be ordered in a second of a shopping day: a sixteenth of its requests.
const CARTS_A_SECOND = 100
const LIST = '/api/product-list/?lang=fr&category_name=fetl&sort_by=name_fr'

await endWithoutPrograms('bench:processes', ['haproxy', 'pgbouncer'])
const ways = options.processes.flatMap((processes) =>
  [false, true].map((pooled) => ({ processes, pooled, measured: [] as Measured[] })),
)
// Before the market, so that a signal while it is filled is not missed.
const ended = interrupted()
ended.catch(() => {})
let started: Promise<Installation> | undefined
const market = await openBenchDatabase({
  fill: (database) =>
    fillWith(database, { file, productCount: options.products, supplierCount: SUPPLIERS }),
})
try {
  console.log(
    `${options.products} products of ${SUPPLIERS} suppliers, ${clients} clients. ${await describeMachine(market.database)}.\n`,
  )
  const measuredSeconds = rounds * ways.length * (WARM_UP_SECONDS + seconds)
  const day = await beginShoppingDay(market.database, measuredSeconds * CARTS_A_SECOND)
  await Promise.race([measureInTurn(day), ended])
  print()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  // Also one that was still starting when a signal came.
  const left = await started?.catch(() => undefined)
  await left?.stop()
  await market.stop()
}
process.exit()

type Measured = { lists: number; listTime: number; requests: number; requestTime: number }
type Way = { processes: number; pooled: boolean }
type Day = Awaited<ReturnType<typeof beginShoppingDay>>

async function measureInTurn(day: Day): Promise<void> {
  for (let round = 1; round <= rounds; round++)
    for (const way of ways) {
      started = startInstallation(market.connection, way)
      const installation = await started
      const measured = await measure(installation, day)
      started = undefined
      await installation.stop()
      way.measured.push(measured)
      reportProgress(`round ${round}: ${cellsOf(way, [measured]).join(', ')}`)
    }
}

async function measure({ port }: Installation, { next, restaurants }: Day): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const cookie = restaurants[0]?.cookie ?? ''
  try {
    await closedLoop({ agent, port, next }, clients, WARM_UP_SECONDS)
    const lists = await requestRate({ port, path: LIST, cookie }, clients, seconds * 1_000)
    const mixed = await closedLoop({ agent, port, next }, clients, seconds)
    const failed = mixed.outcomes.length * (1 - shareOfGood(mixed.outcomes))
    if (failed > 0) {
      console.error(`${failed.toFixed(0)} requests were not answered with a 2xx.`)
      process.exitCode = 1
    }
    const times = mixed.outcomes.map(({ milliseconds }) => milliseconds)
    return {
      lists: lists.perSecond,
      listTime: lists.milliseconds,
      requests: mixed.outcomes.length / mixed.seconds,
      requestTime: percentile(times, 0.5),
    }
  } finally {
    agent.destroy()
  }
}

function print(): void {
  const head = ['processes', 'lists a second', 'p50', 'requests of a day a second', 'p50']
  const rows = ways.map((way) => cellsOf(way, way.measured))
  console.log(markdownTable(head, rows))
}

function cellsOf(way: Way, measured: readonly Measured[]): string[] {
  const of = (name: keyof Measured) => median(measured.map((one) => one[name])).toFixed(0)
  return [
    nameOf(way),
    of('lists'),
    `${of('listTime')} ms`,
    of('requests'),
    `${of('requestTime')} ms`,
  ]
}

function nameOf({ processes, pooled }: Way): string {
  return `${processes}, ${pooled ? 'through PgBouncer' : 'direct'}`
}
