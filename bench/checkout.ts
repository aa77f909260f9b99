import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { ledgerWalk } from '../server/testing/ledger.ts'
import type { Session } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { LINES_OF_A_SUPPLIER, SUPPLIERS_IN_A_CART } from './carts.ts'
import { fillMarket } from './checkout-market.ts'
import { commandLine } from './command-line.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { percentile } from './percentile.ts'

// Checkouts a second that the server acknowledges over HTTP, on the embedded database with fsync on. The server is
// its own process, as in real life; this one only asks, on the same cores.
const {
  options: { seconds, clients },
} = commandLine('bench:checkout [-- --seconds 10 --clients 16]', {
  options: { seconds: 10, clients: 16 },
})
// More carts than can be ordered in the time; each is ordered once.
const CARTS_A_SECOND = 1_000
const WARM_UP_SECONDS = 2

const { port, database, stop } = await startBenchServer()
try {
  console.log(`${await describeMachine(database)}.\nFilling carts…`)
  const shoppers = await fillMarket(database, (seconds + WARM_UP_SECONDS) * CARTS_A_SECOND)
  await orderFor(WARM_UP_SECONDS, shoppers)
  // As autovacuum does within a minute: plans made while there was no order yet scan whole tables.
  await sql`analyze`.execute(database)
  report(await orderFor(seconds, shoppers))
  await reportLedger(database)
} finally {
  await stop()
}

type Result = { elapsed: number; latencies: number[]; failures: Map<number, number> }

/** Each client orders one cart after the other. */
async function orderFor(duration: number, shoppers: Session[]): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const result: Result = { elapsed: 0, latencies: [], failures: new Map() }
  const start = performance.now()
  const end = start + duration * 1_000
  const client = async () => {
    for (let shopper = shoppers.pop(); shopper && performance.now() < end; ) {
      const sent = performance.now()
      const status = await checkout(agent, shopper)
      if (status === 200) result.latencies.push(performance.now() - sent)
      else result.failures.set(status, (result.failures.get(status) ?? 0) + 1)
      shopper = shoppers.pop()
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  result.elapsed = (performance.now() - start) / 1_000
  agent.destroy()
  return result
}

async function checkout(agent: Agent, session: Session): Promise<number> {
  const idempotencyKey = crypto.randomUUID()
  const sent = { method: 'POST', path: '/api/checkout/', ...session, idempotencyKey } as const
  return (await sendRequest(agent, port, sent)).status
}

function report({ elapsed, latencies, failures }: Result): void {
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
