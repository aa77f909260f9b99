import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { ledgerWalk } from '../testing/checks/ledger.ts'
import type { Session } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { LINES_OF_A_SUPPLIER, SUPPLIERS_IN_A_CART } from './carts.ts'
import { fillMarket } from './checkout-market.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { type Ordered, orderCarts } from './order-carts.ts'
import { percentile } from './percentile.ts'
import { processorTime } from './processor-time.ts'

// Checkouts a second that the server acknowledges over HTTP, on the embedded database with fsync on. The server is
// its own process, as in real life; this one only asks, on the same cores. Then how long its mails take, and the processor
// time of a checkout, mails included, of the server and of PostgreSQL with all its processes (Linux only).
const {
  options: { seconds, clients },
} = commandLine('bench:checkout [-- --seconds 10 --clients 16]', {
  options: { seconds: 10, clients: 16 },
})
// More carts than can be ordered in the time; each is ordered once.
const CARTS_A_SECOND = 1_000
const WARM_UP_SECONDS = 2

const server = await startBenchServer()
const { port, database, stop } = server
const by = { port, clients }
try {
  console.log(`${await describeMachine(database)}.\nFilling carts…`)
  const shoppers = await fillMarket(database, (seconds + WARM_UP_SECONDS) * CARTS_A_SECOND)
  await orderCarts({ ...by, shoppers, seconds: WARM_UP_SECONDS })
  await mailsDelivered()
  // As autovacuum does within a minute: plans made while there was no order yet scan whole tables.
  await sql`analyze`.execute(database)
  await measure(shoppers)
  await reportLedger(database)
} finally {
  await stop()
}

async function measure(shoppers: Session[]): Promise<void> {
  const before = await processorTimes()
  const ordered = await orderCarts({ ...by, shoppers, seconds })
  report(ordered)
  const between = await processorTimes()
  const { waiting, ended } = await countMails()
  console.log(`${ended - before.mails} mails delivered meanwhile, ${waiting} waiting.`)
  console.log(
    `Processor time of a checkout: ${perUnit(before, between, ordered.latencies.length)}.`,
  )
  const start = performance.now()
  await mailsDelivered()
  const elapsed = (performance.now() - start) / 1_000
  const after = await processorTimes()
  console.log(`${waiting} mails delivered in ${elapsed.toFixed(1)} s.`)
  console.log(`Processor time of a mail: ${perUnit(between, after, waiting)}.`)
  console.log(`Of a checkout with its mails: ${perUnit(before, after, ordered.latencies.length)}.`)
}

type Measured = { server: number; postgres: number; mails: number }

async function processorTimes(): Promise<Measured> {
  return {
    server: await processorTime(server.pid),
    postgres: await processorTime(await postmasterOf(server.dataDir), { children: true }),
    mails: (await countMails()).ended,
  }
}

function perUnit(from: Measured, to: Measured, count: number): string {
  const of = (name: keyof Measured) => `${((to[name] - from[name]) / count).toFixed(2)} ms`
  return `the server ${of('server')}, PostgreSQL ${of('postgres')}`
}

async function countMails(): Promise<{ waiting: number; ended: number }> {
  const { rows } = await sql<{ waiting: number; ended: number }>`
    select count(*) filter (where outcome is null) as waiting, count(outcome) as ended
    from outbox`.execute(database)
  return rows[0] ?? { waiting: 0, ended: 0 }
}

async function mailsDelivered(): Promise<void> {
  while ((await countMails()).waiting > 0) await sleep(100)
}

/** The first line of what PostgreSQL writes into its folder. */
async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

function report({ elapsed, latencies, failures }: Ordered): void {
  const at = (share: number) => percentile(latencies, share).toFixed(0)
  const lines = SUPPLIERS_IN_A_CART * LINES_OF_A_SUPPLIER
  console.log(
    [
      `${(latencies.length / elapsed).toFixed(0)} checkouts a second acknowledged:`,
      `${latencies.length} in ${elapsed.toFixed(1)} s by ${clients} clients,`,
      `each ${lines} lines of ${SUPPLIERS_IN_A_CART} suppliers.`,
    ].join(' '),
  )
  console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms.`)
  for (const [status, count] of failures) console.log(`${count} answers ${status}.`)
}

async function reportLedger(db: Database): Promise<void> {
  const broken = await ledgerWalk(db)
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from restaurant_order`.execute(db)
  console.log(`${rows[0]?.orders} orders in the database, ${broken.length} of them unsound.`)
  for (const line of broken.slice(0, 10)) console.log(line)
}
