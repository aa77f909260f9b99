import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import {
  insertOrderHistory,
  restaurantsForHistory,
} from '../server/database/loading/order-history.ts'
import { inTransaction } from '../server/database/transaction.ts'
import { insertRestaurants, openSessions } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { insertSuppliers } from './checkout-market.ts'
import { commandLine } from './command-line.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './markdown-table.ts'
import { median } from './median.ts'
import { reportProgress } from './progress.ts'

// Who received a lot, over HTTP, among so many lines with a lot each: one that a single line has, one of a hundred, and one that
// every line of its supplier has, the most that there can be. The goal is 2 s in a million lines.
const {
  options: { lines, rounds },
} = commandLine('bench:lots [-- --lines 1000000 --rounds 9]', {
  options: { lines: 1_000_000, rounds: 9 },
})

const LOTS = {
  'of a line': sql`'ONE-' || line.id`,
  'of a hundredth': sql`'HUNDREDTH-' || line.id % 100`,
  'of all lines': sql`'ALL'`,
} as const

const agent = new Agent({ keepAlive: true })
const { port, database, stop } = await startBenchServer({ fill: fillWithOrders })
try {
  console.log(`${await describeMachine(database)}.`)
  const [session] = await openSessions(database, [await busiestSupplier(database)])
  const rows: string[][] = []
  for (const [name, lot] of Object.entries(LOTS)) {
    await sayLots(database, lot)
    const asked = await aLotOf(database, session?.accountId ?? 0)
    const path = `/api/lot-receivers/?lot=${encodeURIComponent(asked.lot)}`
    const times: number[] = []
    for (let round = -1; round < rounds; round++) {
      const begun = performance.now()
      const { status } = await sendRequest(agent, port, { path, cookie: session?.cookie ?? '' })
      if (status !== 200) throw new Error(`the receivers of ${asked.lot} answered ${status}`)
      if (round >= 0) times.push(performance.now() - begun)
    }
    rows.push([name, `${asked.lines}`, median(times).toFixed(0), Math.max(...times).toFixed(0)])
  }
  console.log(markdownTable(['lot', 'lines with it', 'median ms', 'most ms'], rows))
} finally {
  agent.destroy()
  await stop()
}

async function fillWithOrders(db: Database): Promise<void> {
  await insertSuppliers(db)
  const restaurants = await insertRestaurants(db, restaurantsForHistory(lines))
  const restaurantIds = restaurants.map(({ accountId }) => accountId)
  await inTransaction(db, (tx) => insertOrderHistory(tx, { restaurantIds, lines }, reportProgress))
}

/** A lot for each line, in place of what was there. */
async function sayLots(db: Database, lot: (typeof LOTS)[keyof typeof LOTS]): Promise<void> {
  await sql`truncate line_lot`.execute(db)
  await sql`
    insert into line_lot (order_line_id, lot, cases, supplier_id, by_person_id)
    select line.id, ${lot}, 1, supplier_id, (select min(id) from person)
    from order_line line join supplier_order on supplier_order.id = supplier_order_id`.execute(db)
  await sql`vacuum (analyze) line_lot, order_line, supplier_order, restaurant_order`.execute(db)
}

async function busiestSupplier(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select supplier_id as id from supplier_order group by supplier_id order by count(*) desc, supplier_id limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

/** The lot that most lines of a supplier have. */
async function aLotOf(db: Database, supplierId: number): Promise<{ lot: string; lines: number }> {
  const { rows } = await sql<{ lot: string; lines: number }>`
    select lot, count(*)::integer as lines from line_lot where supplier_id = ${supplierId}
    group by lot order by lines desc, lot limit 1`.execute(db)
  return rows[0] ?? { lot: '', lines: 0 }
}
