import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Database } from '../server/database/connect.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts'
import { migrate } from '../server/database/migrate.ts'
import { ledgerWalk } from '../server/testing/ledger.ts'
import { startServer } from '../server/testing/server-process.ts'
import {
  fillMarket,
  LINES_OF_A_SUPPLIER,
  type Shopper,
  SUPPLIERS_IN_A_CART,
} from './checkout-market.ts'

// Usage: npm run bench:checkout [-- seconds [clients]]
// Checkouts a second that the server acknowledges over HTTP, on the embedded database with fsync on. The server is
// its own process, as in real life; this one only asks, on the same cores.
const [seconds = 10, clients = 16] = process.argv.slice(2).map(Number)
// More carts than can be ordered in the time; each is ordered once.
const CARTS_A_SECOND = 1_000
const WARM_UP_SECONDS = 2

const folder = await mkdtemp(join(tmpdir(), 'halles-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const database = connect(postgres.connection)
try {
  await migrate(postgres.connection)
  console.log('Filling carts…')
  const shoppers = await fillMarket(database, (seconds + WARM_UP_SECONDS) * CARTS_A_SECOND)
  const server = await startServer(postgres.connection)
  try {
    await orderFor(WARM_UP_SECONDS, shoppers, server.port)
    // As autovacuum does within a minute: plans made while there was no order yet scan whole tables.
    await sql`analyze`.execute(database)
    report(await orderFor(seconds, shoppers, server.port))
    await reportLedger(database)
  } finally {
    await server.stop()
  }
} finally {
  await database.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true })
}

type Result = { elapsed: number; latencies: number[]; failures: Map<number, number> }

/** Each client orders one cart after the other. */
async function orderFor(duration: number, shoppers: Shopper[], port: number): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const result: Result = { elapsed: 0, latencies: [], failures: new Map() }
  const start = performance.now()
  const end = start + duration * 1_000
  const client = async () => {
    for (let shopper = shoppers.pop(); shopper && performance.now() < end; ) {
      const sent = performance.now()
      const status = await checkout(agent, port, shopper)
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

function checkout(agent: Agent, port: number, { cookie, csrfToken }: Shopper): Promise<number> {
  return new Promise((answered, failed) => {
    const options = {
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/checkout/',
      headers: {
        Cookie: cookie,
        'X-CSRFToken': csrfToken,
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
        'Content-Length': 2,
      },
    }
    const call = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => answered(answer.statusCode ?? 0))
    })
    call.on('error', failed)
    call.end('{}')
  })
}

function report({ elapsed, latencies, failures }: Result): void {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  const lines = SUPPLIERS_IN_A_CART * LINES_OF_A_SUPPLIER
  console.log(
    [
      `${(sorted.length / elapsed).toFixed(0)} checkouts a second acknowledged:`,
      `${sorted.length} in ${elapsed.toFixed(1)} s by ${clients} clients,`,
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
