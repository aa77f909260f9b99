import { Agent } from 'node:http'
import { countWaitingMails } from '../server/mail/outbox-sql.ts'
import { openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { openStreams } from './load/live-streams.ts'
import { loadTable } from './load/load-table.ts'
import { areCheckoutsFirst, isFailure, type Overload, overload } from './load/overload.ts'
import { checkOrders, type OrderCheck } from './load/placed-orders.ts'
import { closedLoop, type Load, type LoadRun } from './load/run-load.ts'
import { beginShoppingDay } from './load/shopping-day.ts'
import { describeMachine } from './machine.ts'
import { percentile } from './percentile.ts'

// A shopping day in a market of 50 suppliers: restaurants read lists, search, fill carts and order, suppliers read and
// accept orders, and some have live connections open. First 1 to 128 clients that each wait for the response before
// (closed loop), then requests that arrive at their times whatever is answered (open loop): half of what the machine
// carried, ten times as many as it carried, half again. The server is a process of its own; this one asks, on the same
// cores. Ends with status 1 when a request failed other than by a 503 with Retry-After, when checkouts were not answered
// first, when an order is lost or doubled, or when it takes longer than 10 s to be as before. Who has no response within
// 10 s has given up.
const {
  files: [file = ''],
  options,
} = commandLine(
  'bench:load -- <products.csv> [--products 10000] [--seconds 20] [--times 10] [--short]',
  { files: [1, 1], options: { products: 10_000, seconds: 20, times: 10, short: false } },
)
const CLIENTS = [1, 8, 32, 128]
const SUPPLIERS = 50
const CARTS = options.short ? 1_000 : 12_000
const STREAMS = 32
// Below what a process may open; requests beyond wait, and the wait counts.
const MOST_CONNECTIONS = 8_000
const CLOSED_SECONDS = options.short ? 1 : 5
const OVERLOAD_SECONDS = options.short ? 3 : options.seconds
const WARM_UP = { clients: 8, seconds: options.short ? 1 : 3 }

const market = await openMarket({
  file,
  productCount: options.products,
  supplierCount: SUPPLIERS,
})
const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
try {
  const { port, database } = market
  console.log(
    `${options.products} products of ${SUPPLIERS} suppliers. ${await describeMachine(database)}.`,
  )
  const day = await beginShoppingDay(database, CARTS)
  const streams = await openStreams(port, day.restaurants.slice(0, STREAMS))
  const load: Load = { agent, port, next: day.next }
  await closedLoop(load, WARM_UP.clients, WARM_UP.seconds)
  const runs: LoadRun[] = []
  for (const clients of CLIENTS) {
    const run = await closedLoop(load, clients, CLOSED_SECONDS)
    runs.push(run)
    print(`${clients} ${clients === 1 ? 'client' : 'clients'}`, run)
  }
  const capacity = Math.max(...runs.map(answeredPerSecond))
  const result = await overload(load, {
    capacity,
    times: options.times,
    seconds: OVERLOAD_SECONDS,
    waitingMails: () => countWaitingMails(database),
  })
  print(`${(capacity / 2).toFixed(0)} requests a second, half of what it carried`, result.before)
  print(
    `${(capacity * options.times).toFixed(0)} requests a second, ${options.times} times that`,
    result.during,
  )
  print('Half again', result.after)
  const { waiting, perSecond } = result.mails
  console.log(
    `\n${waiting} mails waited at its start, ${perSecond.toFixed(0)} of them left a second.`,
  )
  const orders = await checkOrders({ agent, port, database }, day.checkouts)
  const open = streams.open()
  streams.close()
  conclude([...runs, result.before, result.during, result.after], result, orders, open)
} finally {
  agent.destroy()
  await market.stop()
}

function answeredPerSecond({ outcomes, seconds }: LoadRun): number {
  return (
    outcomes.filter(({ status }) => typeof status === 'number' && status < 500).length / seconds
  )
}

function print(title: string, run: LoadRun): void {
  console.log(`\n### ${title}\n\n${loadTable(run)}`)
  const late = run.outcomes.map((one) => one.late)
  console.log(`\nSent at most ${percentile(late, 0.99).toFixed(0)} ms late (p99).`)
}

function conclude(
  runs: readonly LoadRun[],
  result: Overload,
  orders: OrderCheck,
  open: number,
): void {
  const failures = runs.flatMap(({ outcomes }) => outcomes).filter(isFailure).length
  const { acknowledged, unacknowledged, lost, doubled, wronglyRepeated, unsound } = orders
  const { secondsToNormal: normal } = result
  console.log()
  check(failures === 0, `${failures} requests failed other than by a 503 with Retry-After`)
  check(
    areCheckoutsFirst(result.during),
    'under overload at least as large a share of checkouts is answered as of product lists',
  )
  check(
    lost + doubled + wronglyRepeated === 0,
    `${acknowledged} orders acknowledged, ${lost} of them lost; ${doubled} doubled; ${unacknowledged} more placed without a response, ${wronglyRepeated} of them answered otherwise under their keys`,
  )
  check(unsound.length === 0, `${unsound.length} orders do not add up`)
  check(
    normal !== undefined,
    normal === undefined
      ? 'not as before within 10 s'
      : `as before ${normal.toFixed(0)} s after the overload`,
  )
  check(open === STREAMS, `${open} of ${STREAMS} live connections still open`)
}

function check(holds: boolean, sentence: string): void {
  console.log(`- ${holds ? 'Holds' : 'FAILS'}: ${sentence}.`)
  if (!holds) process.exitCode = 1
}
