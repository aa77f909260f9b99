import { sql } from 'kysely'
import type { Answer, Browser } from '../testing/client/browser.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  type World,
} from '../testing/world/builders.ts'
import { aCart } from '../testing/world/cart.ts'
import { importIn } from '../testing/world/import.ts'
import { aPriceList } from '../testing/world/price-list.ts'
import { startBenchServer } from './bench-server.ts'
import { commandLine } from './command-line.ts'

// One supplier brings a list of so many rows, brings it again at other prices, undoes that, and changes its name, while
// restaurants order its products one after the other: how long each step takes over HTTP, how long a checkout waits at
// most meanwhile, and how many calls are answered with what. On the embedded database with fsync on, server of its own.
const {
  options: { rows, restaurants },
} = commandLine('bench:import [-- --rows 7000 --restaurants 6]', {
  options: { rows: 7_000, restaurants: 6 },
})
const LINES = 6
const PRICES = ['85.00', '86.00']

const server = await startBenchServer()
try {
  await run(server)
  const { rows: found } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(
    server.database,
  )
  console.log(`Deadlocks: ${found[0]?.deadlocks}.`)
} finally {
  await server.stop()
}

async function run(world: World): Promise<void> {
  const supplier = await aSupplier(world)
  const { browser } = supplier
  const orders = await beginOrders(world, supplier)
  let last = ''
  for (const price of PRICES) {
    const preview = await timed(`preview of ${rows} rows`, orders, () =>
      browser.post('/api/catalogue-import/', Buffer.from(listAt(price))),
    )
    last = preview.body.public_id
    await timed('applying it', orders, () => step(browser, 'confirm', last))
  }
  await timed('undoing it', orders, () => step(browser, 'undo', last))
  await timed('a new name', orders, () => rename(browser))
  await orders.stop()
}

function listAt(price: string): string {
  return aPriceList(
    Array.from({ length: rows }, (_, row) => ({
      name_fr: `Produit ${rows - row}`,
      name_en: `Product ${rows - row}`,
      price,
    })),
  )
}

async function step(browser: Browser, name: 'confirm' | 'undo', public_id: string) {
  const answer = await browser.post(`/api/catalogue-import-${name}/`, { public_id })
  if (answer.status === 200) await importIn(browser, name === 'confirm' ? 'applied' : 'undone')
  return answer
}

async function rename(browser: Browser): Promise<Answer> {
  const { user, ...supplier } = (await browser.get('/api/supplier-account-info/')).body
  const renamed = { user, supplier: { ...supplier, name: 'Tout autre nom' } }
  return browser.post('/api/supplier-account-info/', renamed)
}

type Orders = {
  taken: () => { longest: number; statuses: Map<number, number> }
  stop(): Promise<void>
}

/** Restaurants that order products of the supplier's own choice, of which none is in a list, again and again. */
async function beginOrders(world: World, supplier: BuiltAccount): Promise<Orders> {
  const products = await Promise.all(Array.from({ length: 40 }, () => aProduct(world, supplier)))
  let isOver = false
  let longest = 0
  let statuses = new Map<number, number>()
  async function order(nth: number): Promise<void> {
    const restaurant = await aRestaurant(world)
    for (let round = 0; !isOver; round++) {
      await aCart(
        restaurant,
        Array.from({ length: LINES }, (_, line) => {
          const product = products[(nth * 5 + round + line * 7) % products.length]
          if (!product) throw new Error('there is no such product')
          return { product, quantity: 1 }
        }),
      )
      const start = performance.now()
      const { status } = await restaurant.browser.post('/api/checkout/')
      longest = Math.max(longest, performance.now() - start)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const all = Promise.all(Array.from({ length: restaurants }, (_, nth) => order(nth)))
  return {
    taken() {
      const taken = { longest, statuses }
      longest = 0
      statuses = new Map()
      return taken
    },
    async stop() {
      isOver = true
      await all
    },
  }
}

async function timed(name: string, orders: Orders, work: () => Promise<Answer>): Promise<Answer> {
  orders.taken()
  const start = performance.now()
  const answer = await work()
  const took = Math.round(performance.now() - start)
  const { longest, statuses } = orders.taken()
  const counted = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')
  console.log(`${name}: ${took} ms; checkouts ${counted}, ${Math.round(longest)} ms at most`)
  if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
  return answer
}
