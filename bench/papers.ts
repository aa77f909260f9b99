import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { insertRestaurants, openSessions, type Session } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { insertSuppliers } from './checkout-market.ts'
import { commandLine } from './command-line.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './markdown-table.ts'
import { percentile } from './percentile.ts'

// What a day of invoices takes a supplier that has so many papers already, and then each way to list them, over HTTP.
const {
  options: { papers, orders, samples },
} = commandLine('bench:papers [-- --papers 200000 --orders 200 --samples 40]', {
  options: { papers: 200_000, orders: 200, samples: 40 },
})
const LINES = 15
const RESTAURANTS = 300

const { port, database, stop } = await startBenchServer()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
try {
  console.log(`${await describeMachine(database)}.\nFilling…`)
  await insertSuppliers(database)
  const restaurants = await insertRestaurants(database, RESTAURANTS)
  const supplier = await aSupplier(database)
  await insertPapers(database, supplier, restaurants)
  await insertDoneOrders(database, supplier, restaurants)
  await sql`vacuum analyze`.execute(database)
  const today = await montrealToday(database)
  const started = performance.now()
  const day = await post(supplier, '/api/invoice-issue-day/', { day: today })
  const seconds = (performance.now() - started) / 1_000
  console.log(`A day of ${day.issued} invoices of ${LINES} lines: ${seconds.toFixed(1)} s.`)
  const rows: string[][] = []
  for (const query of await queriesOf(database, supplier)) {
    const times: number[] = []
    for (let sample = -3; sample < samples; sample++) {
      const sent = performance.now()
      await get(supplier, `/api/paper-list/?${query}`)
      if (sample >= 0) times.push(performance.now() - sent)
    }
    const at = (share: number) => percentile(times, share).toFixed(1)
    rows.push([query || 'all', at(0.5), at(0.95)])
  }
  console.log(markdownTable([`list of ${papers} papers`, 'p50 ms', 'p95 ms'], rows))
} finally {
  agent.destroy()
  await stop()
}

async function aSupplier(db: Database): Promise<Session> {
  const { rows } = await sql<{ id: number }>`select min(account_id) as id from supplier`.execute(db)
  const [session] = await openSessions(db, [rows[0]?.id ?? 0])
  if (!session) throw new Error('no supplier')
  return session
}

async function montrealToday(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone 'America/Toronto')::date as day`.execute(db)
  return rows[0]?.day ?? ''
}

/** Over two years, one in twenty a credit note, one invoice in ten not paid; with the lines of an order each. */
async function insertPapers(db: Database, { accountId }: Session, of: Session[]): Promise<void> {
  const ids = of.map((restaurant) => restaurant.accountId)
  await sql`
    insert into paper (supplier_id, restaurant_id, kind, number, label, issued_on, due_on, seller, buyer, orders, lines,
      goods_cents, fee_cents, deposit_cents, gst_rate, qst_rate, gst_base, gst_cents, qst_base, qst_cents, total_cents, digest,
      issued_by_person_id)
    select ${accountId}, (${ids}::integer[])[1 + n % ${ids.length}::integer], 'invoice', n, 'F-' || lpad(n::text, 6, '0'),
      current_date - 1 - (${papers}::integer - n) / 300, current_date + 29 - (${papers}::integer - n) / 300, '{}',
      jsonb_build_object('publicId', 'r' || n % ${ids.length}::integer, 'name', 'Bistro ' || (${ids}::integer[])[1 + n % ${ids.length}::integer]),
      jsonb_build_array(jsonb_build_object('publicId', 'o' || n, 'number', n)),
      of_each.lines,
      15000, 0, 0, 5000, 9975, 0, 0, 0, 0, 15000, md5(n::text), (select contact_person_id from account where id = ${accountId})
    from generate_series(1, ${papers}::integer) n, (
      select jsonb_agg(jsonb_build_object('publicId', line, 'nameFr', 'Épaule de bœuf désossée', 'amountCents', 1000)) as lines
      from generate_series(1, ${LINES}::integer) line) of_each order by n`.execute(db)
  await sql`
    insert into paper (supplier_id, restaurant_id, kind, number, label, corrects_id, issued_on, seller, buyer, orders, lines,
      goods_cents, fee_cents, deposit_cents, gst_rate, qst_rate, gst_base, gst_cents, qst_base, qst_cents, total_cents, digest,
      issued_by_person_id)
    select supplier_id, restaurant_id, 'credit_note', number, 'NC-' || number, id, issued_on, seller, buyer, orders, lines,
      1000, 0, 0, 5000, 9975, 0, 0, 0, 0, 1000, digest, issued_by_person_id
    from paper where number % 20 = 0`.execute(db)
  await sql`update paper_balance set balance_cents = 0 where paper_id % 10 <> 0`.execute(db)
  await sql`insert into paper_series (supplier_id, kind, last_number) values
    (${accountId}, 'invoice', ${papers}), (${accountId}, 'credit_note', ${papers})`.execute(db)
}

/** Delivered today, of as many lines each. */
async function insertDoneOrders(
  db: Database,
  { accountId }: Session,
  of: Session[],
): Promise<void> {
  const ids = of.map((restaurant) => restaurant.accountId)
  await sql`
    with placed as (
      insert into restaurant_order (restaurant_id, number, total_cents)
      select (${ids}::integer[])[1 + n % ${ids.length}::integer], 1 + n / ${ids.length}::integer, 0
      from generate_series(0, ${orders}::integer - 1) n returning id
    ), part as (
      insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents)
      select id, ${accountId}, 'done', 0 from placed returning id
    ), product as (
      select * from product where supplier_id = ${accountId} order by id limit ${LINES}
    )
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity)
    select part.id, product.id, product.public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2
    from part, product`.execute(db)
  await sql`insert into customer (supplier_id, restaurant_id, status)
    select ${accountId}, id, 'open' from unnest(${ids}::integer[]) id on conflict do nothing`.execute(
    db,
  )
  await sql`update product set tax_class = 'basic_groceries' where supplier_id = ${accountId}`.execute(
    db,
  )
  await sql`insert into tax_registration (supplier_id, tax, number, from_day)
    values (${accountId}, 'gst', '123456782RT0001', '2015-01-01')`.execute(db)
}

async function queriesOf(db: Database, { accountId }: Session): Promise<string[]> {
  const { rows } = await sql<{ restaurant: string; month: string; middle: string }>`
    select account.public_id as restaurant, to_char(current_date - interval '6 months', 'YYYY-MM') as month,
      (select public_id from paper where supplier_id = ${accountId} and number = ${Math.ceil(papers / 2)} and kind = 'invoice') as middle
    from account join restaurant on account_id = account.id limit 1`.execute(db)
  const { restaurant = '', month = '', middle = '' } = rows[0] ?? {}
  const states = ['open', 'overdue', 'paid'].map((state) => `state=${state}`)
  const searches = ['f-1000', 'bistro', 'personne', `${Math.ceil(papers / 3)}`].map(
    (text) => `search=${text}`,
  )
  return [
    '',
    `month=${month}`,
    'kind=credit_note',
    ...states,
    `other_public_id=${restaurant}`,
    ...searches,
    `cursor=${middle}`,
  ]
}

async function post(by: Session, path: string, body: object) {
  const { status, text } = await sendRequest(agent, port, { ...by, method: 'POST', path, body })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text)
}

async function get(by: Session, path: string): Promise<void> {
  const { status, text } = await sendRequest(agent, port, { ...by, path })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
}
