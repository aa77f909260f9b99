import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { insertDeliveryZones } from '../server/database/loading/delivery-zones-sql.ts'
import { aSupplier, type BuiltAccount } from '../testing/world/builders.ts'
import { insertRestaurants, type Session } from './accounts.ts'
import { startBenchServer } from './bench-server.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { orderCarts } from './order-carts.ts'
import { percentile } from './percentile.ts'

// How long checkouts wait while a price list is imported and undone: of restaurants that have that list, with products that
// are on it, so that each of them shares the supplier's row that the import locks.
const {
  options: { lines, clients, carts },
} = commandLine('bench:price-import [-- --lines 20000 --clients 4 --carts 6000]', {
  options: { lines: 20_000, clients: 4, carts: 6_000 },
})
const LINES_OF_A_CART = 3
const SECONDS_ALONE = 10
const CALL = '/api/price-list-import'

const server = await startBenchServer()
const { port, database, origin, stop } = server
try {
  console.log(await describeMachine(database))
  const supplier = await aSupplier({ origin, database })
  await insertDeliveryZones(database, [supplier.id])
  await insertProducts(database, supplier, lines)
  const list = await insertPriceList(database, supplier)
  const shoppers = await insertShoppers(database, supplier, list)
  await sql`vacuum analyze`.execute(database)
  await orderingFor('alone', shoppers, () => sleep(SECONDS_ALONE * 1_000))
  let publicId = ''
  await orderingFor('beside the preview', shoppers, async () => {
    publicId = (await send(supplier, `/?price_list_public_id=${list.publicId}`, file(12))).public_id
  })
  for (const [step, state] of [
    ['confirm', 'applied'],
    ['undo', 'undone'],
  ] as const) {
    await orderingFor(`beside ${step}`, shoppers, async () => {
      await send(supplier, `-${step}/`, { public_id: publicId })
      await ended(supplier, list, state)
    })
  }
} finally {
  await stop()
}

/** Orders carts until a piece of work ends, and prints how long each took. */
async function orderingFor(what: string, shoppers: Session[], work: () => Promise<unknown>) {
  const start = performance.now()
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  const latencies: number[] = []
  const failures = new Map<number, number>()
  while (!isDone && shoppers.length > 0) {
    const ordered = await orderCarts({ port, shoppers, seconds: 1, clients })
    latencies.push(...ordered.latencies)
    for (const [status, count] of ordered.failures) {
      failures.set(status, (failures.get(status) ?? 0) + count)
    }
  }
  await done
  const at = (share: number) => percentile(latencies, share).toFixed(0)
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  console.log(
    `${what}: ${seconds} s, ${latencies.length} checkouts, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.max(...latencies).toFixed(0)} ms`,
  )
  for (const [status, count] of failures) console.log(`${count} answers ${status}`)
  if (shoppers.length === 0) console.log('no cart was left: ask for more')
}

async function send({ browser }: BuiltAccount, path: string, body: object) {
  const answer = await browser.post(`${CALL}${path}`, body)
  if (answer.status > 201) throw new Error(answer.text)
  return answer.body
}

async function ended({ browser }: BuiltAccount, { publicId }: List, state: string) {
  for (;;) {
    const { last } = (await browser.get(`${CALL}-last/?price_list_public_id=${publicId}`)).body
    if (last.state === state) return
    if (last.state === 'failed') throw new Error('the import failed')
    await sleep(200)
  }
}

function file(price: number): Buffer {
  const rows = Array.from(
    { length: lines },
    (_, n) => `P-${n + 1},${price}.${`${n % 100}`.padStart(2, '0')}`,
  )
  return Buffer.from(['code,prix', ...rows].join('\n'))
}

async function insertProducts(db: Database, { id }: BuiltAccount, count: number): Promise<void> {
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
      price_per_unit, price_per_kg, item_code)
    select ${id}, 'beef', 'Épaule ' || n, 'Shoulder ' || n, 'kg', 4000, 1000, 40000, 40000, 'P-' || n
    from generate_series(1, ${count}::integer) n`.execute(db)
}

type List = { id: number; publicId: string }

function insertPriceList(db: Database, { id }: BuiltAccount): Promise<List> {
  return db
    .insertInto('price_list')
    .values({ supplier_id: id, name: 'Habitués' })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}

/** Restaurants that have the price list, each signed in, with a cart of some of the supplier's products. */
async function insertShoppers(db: Database, { id }: BuiltAccount, list: List): Promise<Session[]> {
  const shoppers = await insertRestaurants(db, carts)
  const ids = shoppers.map(({ accountId }) => accountId)
  await sql`
    insert into customer (supplier_id, restaurant_id, status, price_list_id)
    select ${id}, restaurant, 'open', ${list.id} from unnest(${ids}::integer[]) restaurant`.execute(
    db,
  )
  await sql`
    insert into cart_line (restaurant_id, product_id, quantity)
    select restaurant, product.id, 5
    from unnest(${ids}::integer[]) restaurant
    cross join generate_series(0, ${LINES_OF_A_CART - 1}) n
    join product on product.supplier_id = ${id}
      and product.item_code = 'P-' || ((restaurant * 7919 + n * 6011) % ${lines}::integer + 1)`.execute(
    db,
  )
  return shoppers
}
