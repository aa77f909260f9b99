import { sql } from 'kysely'
import { aRestaurant } from '../testing/world/builders.ts'
import { type CatalogueMarket, openLoadedMarket, openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { QUESTIONS, queryOf } from './growth-questions.ts'
import { growthTable } from './growth-table.ts'
import { describeMachine } from './machine.ts'
import { type Asked, measureInTurn } from './measure-in-turn.ts'
import { EXPLAINING } from './plan-log.ts'

// What lists cost a restaurant with agreed prices, beside one without, in a town of 50 suppliers of a large market: price lists
// of all 50, 20 of which take something off, with 5,000 prices of their own. Time over HTTP (medians, in turn), rows and blocks.
const {
  files: [file = ''],
  options: { products, rounds, only, database: dataDir },
} = commandLine(
  'bench:own-prices -- <products.csv> [--products 100000] [--rounds 5] [--only price] [--database <DATA_DIR>]',
  { files: [1, 1], options: { products: 100_000, rounds: 5, only: '', database: '' } },
)
const TOWN = 'Bourg aux cinquante grossistes'
const SUPPLIERS = 50
const TAKING_OFF = 20
const PRICES_OF_EACH = 100

const market = dataDir
  ? await openLoadedMarket(dataDir, { settings: EXPLAINING })
  : await openMarket({ file, productCount: products }, { settings: EXPLAINING })
try {
  console.log(await describeMachine(market.database))
  await addTown(market)
  const [plain, agreed] = [await aTownRestaurant(), await aTownRestaurant()]
  await agreeOnPrices(market, agreed.id)
  const asked = new Map<string, Asked[]>()
  for (const question of QUESTIONS.filter(({ name }) => name.includes(only))) {
    const each: Asked[] = []
    for (const { browser } of [plain, agreed]) {
      const get = (query: Record<string, string>) =>
        browser.get(`/api/product-list/?${new URLSearchParams(query)}`)
      const query = await queryOf(question, async (before) => (await get(before)).body)
      each.push({ market, ask: query && (async () => (await get(query)).status) })
    }
    asked.set(question.name, each)
  }
  console.log(
    `\n${market.productCount} products. Without / with agreed prices.\n\n${growthTable(await measureInTurn(asked, rounds))}`,
  )
} finally {
  await market.stop()
}

function aTownRestaurant() {
  return aRestaurant(market, { city: TOWN, email: `${crypto.randomUUID()}@bench.test` })
}

/** Suppliers from the whole market: those beside each other have the same products, which no town's have. */
async function addTown({ database }: CatalogueMarket): Promise<void> {
  await sql`
    with town as (
      insert into city (name) values (${TOWN})
      on conflict (name) do update set name = excluded.name returning id
    )
    insert into supplier_city (supplier_id, city_id)
    select account_id, town.id from supplier, town order by md5(account_id::text) limit ${SUPPLIERS}
    on conflict do nothing`.execute(database)
}

/** Each price of its own is 2 to 20 % below the list price. */
async function agreeOnPrices({ database }: CatalogueMarket, restaurantId: number): Promise<void> {
  const name = `Niveau ${restaurantId}`
  await sql`
    with seller as (
      select supplier_id, row_number() over (order by supplier_id) as place from supplier_city
      join city on city.id = city_id where city.name = ${TOWN}
    ), list as (
      insert into price_list (supplier_id, name, adjust_bp)
      select supplier_id, ${name}, case when place <= ${TAKING_OFF} then -200 - 30 * place else 0 end from seller
      returning id, supplier_id
    ), customers as (
      insert into customer (supplier_id, restaurant_id, status, price_list_id)
      select supplier_id, ${restaurantId}, 'open', id from list
    )
    insert into price_list_line (price_list_id, product_id, price_cents)
    select list.id, product.id, price_less(price_cents, -200 - (product.id % 19)::integer * 100)
    from list, lateral (
      select product.id, price_cents from product
      where product.supplier_id = list.supplier_id and deleted_at is null order by product.id limit ${PRICES_OF_EACH}
    ) product`.execute(database)
  await sql`vacuum (analyze) price_list, price_list_line, customer, special`.execute(database)
}
