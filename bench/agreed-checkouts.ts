import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import type { Session } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { fillMarket } from './checkout-market.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './markdown-table.ts'
import { median } from './median.ts'
import { orderCarts } from './order-carts.ts'
import { percentile } from './percentile.ts'

// What checkouts cost restaurants that have a price list with every supplier, beside others of the same market: over HTTP, in
// turn, each round the same time. Half of the prices are agreed, of the others something is taken off; each product has a step.
const {
  options: { seconds, rounds, clients },
} = commandLine('bench:agreed-checkouts [-- --seconds 4 --rounds 5 --clients 4]', {
  options: { seconds: 4, rounds: 5, clients: 4 },
})
// More carts than can be ordered in the time; each is ordered once.
const CARTS_A_SECOND = 500
const KINDS = ['without', 'with'] as const

const { port, database, stop } = await startBenchServer()
try {
  console.log(`${await describeMachine(database)}.\nFilling carts…`)
  const shoppers = await fillMarket(database, 2 * (rounds + 1) * seconds * CARTS_A_SECOND)
  await agreeOnPrices(database)
  const half = shoppers.length / 2
  const of = { without: shoppers.slice(0, half), with: shoppers.slice(half) }
  await agreedWith(database, of.with)
  const latencies = { without: [] as number[][], with: [] as number[][] }
  for (let round = -1; round < rounds; round++)
    for (const kind of KINDS) {
      const ordered = await orderCarts({ port, clients, seconds, shoppers: of[kind] })
      if (ordered.failures.size > 0) throw new Error(`answers ${[...ordered.failures.keys()]}`)
      if (round >= 0) latencies[kind].push(ordered.latencies)
    }
  const at = (kind: (typeof KINDS)[number], share: number) =>
    median(latencies[kind].map((each) => percentile(each, share)))
  console.log(
    markdownTable(
      ['agreed prices', 'p50 ms', 'p95 ms'],
      KINDS.map((kind) => [kind, at(kind, 0.5).toFixed(1), at(kind, 0.95).toFixed(1)]),
    ),
  )
  console.log(
    `With / without: ${(at('with', 0.5) / at('without', 0.5)).toFixed(2)} and ${(at('with', 0.95) / at('without', 0.95)).toFixed(2)} times.`,
  )
} finally {
  await stop()
}

async function agreeOnPrices(db: Database): Promise<void> {
  await sql`
    with list as (
      insert into price_list (supplier_id, name, adjust_bp) select account_id, 'Niveau 2', -500 from supplier
      returning id, supplier_id
    )
    insert into price_list_line (price_list_id, product_id, from_cases, price_cents)
    select list.id, product.id, from_cases, price_less(price_cents, -600 - 10 * from_cases)
    from list join product on product.supplier_id = list.supplier_id, (values (1), (5)) step (from_cases)
    where from_cases = 5 or product.id % 2 = 0`.execute(db)
}

async function agreedWith(db: Database, sessions: readonly Session[]): Promise<void> {
  await sql`
    insert into customer (supplier_id, restaurant_id, status, price_list_id)
    select distinct product.supplier_id, cart_line.restaurant_id, 'open', price_list.id
    from cart_line join product on product.id = cart_line.product_id
    join price_list on price_list.supplier_id = product.supplier_id
    where cart_line.restaurant_id = any(${sessions.map(({ accountId }) => accountId)}::integer[])
    on conflict (supplier_id, restaurant_id) do update set price_list_id = excluded.price_list_id`.execute(
    db,
  )
  await sql`vacuum (analyze) customer, price_list, price_list_line`.execute(db)
}
