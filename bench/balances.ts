import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { seedCities } from '../server/database/default-cities.ts'
import { insertManyAccounts } from '../server/database/loading/accounts-sql.ts'
import { insertRestaurants, openSessions } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { commandLine } from './command-line.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { percentile } from './percentile.ts'

// What lists of balances and payments take over HTTP where so many invoices were issued, the first of 50 suppliers having a quarter: of
// two years, those older than 60 days paid; then the same where nothing was ever paid. Median and p95.
const {
  options: { papers, rounds },
} = commandLine('bench:balances [-- --papers 200000 --rounds 40]', {
  files: [0, 0],
  options: { papers: 200_000, rounds: 40 },
})

const agent = new Agent({ keepAlive: true })
const ids: { suppliers: number[]; restaurants: number[] } = { suppliers: [], restaurants: [] }
const server = await startBenchServer({ fill })
try {
  console.log(`${await describeMachine(server.database)}\n`)
  const [session] = await openSessions(server.database, ids.suppliers.slice(0, 1))
  await report('paid within 60 days', session?.cookie ?? '')
  await sql`update paper_balance set balance_cents = 100`.execute(server.database)
  await sql`vacuum analyze paper_balance`.execute(server.database)
  await report('nothing ever paid', session?.cookie ?? '')
} finally {
  agent.destroy()
  await server.stop()
}

async function fill(database: Database): Promise<void> {
  await seedCities(database)
  const restaurants = await insertRestaurants(database, 400)
  ids.restaurants = restaurants.map(({ accountId }) => accountId)
  ids.suppliers = await insertManyAccounts(database, 'supplier', 50)
  await sql`
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
    select id, 'Fournisseur ' || id, '514 555-0100', '1, rue du Marché', (select id from city where name = 'Montréal'), 'H2X 1Y4', 0
    from unnest(${ids.suppliers}::integer[]) id`.execute(database)
  await sql`
    insert into paper (supplier_id, restaurant_id, kind, number, label, issued_on, due_on, seller, buyer, orders, lines, goods_cents,
      fee_cents, deposit_cents, gst_rate, qst_rate, gst_base, gst_cents, qst_base, qst_cents, total_cents, digest, issued_by_person_id)
    select (${ids.suppliers}::integer[])[case when i % 4 = 0 then 1 else 2 + i % 49 end],
      (${ids.restaurants}::integer[])[1 + (i * 7919) % 400], 'invoice', i, 'F-' || i, current_date - i % 700, current_date - i % 700 + 30,
      '{}', '{}', '[]', (select jsonb_agg(repeat('x', 300)) from generate_series(1, 12)),
      10000 + i % 5000, 0, 0, 5000, 9975, 0, 0, 0, 0, 10000 + i % 5000, '', (select min(id) from person)
    from generate_series(1, ${papers}::integer) i`.execute(database)
  await sql`
    with paid as (
      insert into payment (supplier_id, restaurant_id, amount_cents, paid_on, method, reference, by_person_id)
      select supplier_id, restaurant_id, total_cents, due_on, 'cheque', id::text, issued_by_person_id
      from paper where issued_on < current_date - 60 returning *)
    insert into payment_share (payment_id, paper_id, supplier_id, restaurant_id, amount_cents)
    select id, reference::integer, supplier_id, restaurant_id, amount_cents from paid`.execute(
    database,
  )
  await sql`vacuum analyze`.execute(database)
}

async function report(about: string, cookie: string): Promise<void> {
  const { rows } = await sql<{ public_id: string }>`
    select public_id from account where id = ${ids.restaurants[4] ?? 0}`.execute(server.database)
  const customer = rows[0]?.public_id ?? ''
  const month = new Date().toISOString().slice(0, 7)
  console.log(`${papers} invoices, ${about}`)
  for (const path of [
    '/api/balances/',
    '/api/balances/?page=5',
    '/api/balances/?search=bistro',
    `/api/balance/?business_public_id=${customer}`,
    '/api/payment-list/',
    `/api/payment-list/?business_public_id=${customer}`,
    `/api/statement/?business_public_id=${customer}&month=${month}`,
  ]) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      const { status } = await sendRequest(agent, server.port, { path, cookie })
      if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - start)
    }
    const [median, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1))
    console.log(`- ${path.replace(customer, '…')}: median ${median} ms, p95 ${p95} ms`)
  }
}
