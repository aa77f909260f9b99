import { sql } from 'kysely'
import type { Browser } from '../testing/client/browser.ts'
import { aRestaurant } from '../testing/world/builders.ts'
import { type CatalogueMarket, openLoadedMarket, openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { QUESTIONS, type Question, queryOf } from './growth-questions.ts'
import { growthTable } from './growth-table.ts'
import { describeMachine } from './machine.ts'
import { type Asked, measureInTurn } from './measure-in-turn.ts'
import { EXPLAINING } from './plan-log.ts'

// How the product list of a restaurant grows with the market: time over HTTP (medians, the sizes asked in turn), then
// rows and blocks that PostgreSQL read for it, by auto_explain, in a city that every supplier serves and in one that
// three serve. 1,000,000 among the sizes takes six minutes and 3 GB more to load; load:catalogue does so once for several
// runs with --database, the DATA_DIR of a market that is asked beside those of the sizes.
const {
  files: [file = ''],
  options: { sizes, rounds, only, database: dataDir },
} = commandLine(
  'bench:growth -- <products.csv> [--sizes 1000,10000,100000] [--rounds 5] [--only search] [--database <DATA_DIR>]',
  {
    files: [1, 1],
    options: { sizes: [1_000, 10_000, 100_000], rounds: 5, only: '', database: '' },
  },
)

const VILLAGE = 'Village aux trois grossistes'

const questions = QUESTIONS.filter(({ name }) => name.includes(only))
const markets: CatalogueMarket[] = []
try {
  for (const productCount of sizes)
    markets.push(await openMarket({ file, productCount }, { settings: EXPLAINING }))
  if (dataDir) markets.push(await openLoadedMarket(dataDir, { settings: EXPLAINING }))
  for (const market of markets) await certifySome(market)
  const [smallest] = markets
  if (smallest) console.log(await describeMachine(smallest.database))
  await report('a city that every supplier serves', 'Montréal')
  for (const market of markets) await addVillage(market)
  await report('a city that three suppliers serve', VILLAGE)
} finally {
  for (const market of markets) await market.stop()
}

async function report(title: string, city: string): Promise<void> {
  const browsers: Browser[] = []
  for (const market of markets)
    browsers.push((await aRestaurant(market, { city, email: newAddress() })).browser)
  const asked = new Map<string, Asked[]>()
  for (const question of questions) {
    const each: Asked[] = []
    for (const [index, market] of markets.entries())
      each.push({ market, ask: await askerOf(question, browsers[index]) })
    asked.set(question.name, each)
  }
  const sizes = markets.map(({ productCount }) => productCount).join(' / ')
  console.log(
    `\n### In ${title}\n\nSizes: ${sizes} products. A dash: there is no such page.\n\n${growthTable(await measureInTurn(asked, rounds))}`,
  )
}

/** Undefined where there is no such page. */
async function askerOf(question: Question, browser: Browser | undefined): Promise<Asked['ask']> {
  const get = (query: Question['query']) =>
    browser?.get(`/api/product-list/?${new URLSearchParams(query)}`)
  const query = await queryOf(question, async (before) => (await get(before))?.body)
  if (!query) return
  const first = await get(query)
  const isEmpty = first?.status === 200 && first.body.results.length === 0
  if (isEmpty && Number(query.page ?? 1) > 1) return
  return async () => (await get(query))?.status ?? 0
}

/** Every third supplier may show that it sells what is organic. */
async function certifySome({ database }: CatalogueMarket): Promise<void> {
  await sql`
    insert into supplier_certificate (supplier_id, mark, body, number, until_day)
    select account_id, 'organic', 'Ecocert Canada', 'CA-1', current_date + 365
    from supplier where account_id % 3 = 0
    on conflict do nothing
  `.execute(database)
}

async function addVillage({ database }: CatalogueMarket): Promise<void> {
  await sql`
    with village as (
      insert into city (name) values (${VILLAGE})
      on conflict (name) do update set name = excluded.name returning id
    )
    insert into supplier_city (supplier_id, city_id)
    select account_id, village.id from supplier, village order by account_id limit 3
    on conflict do nothing`.execute(database)
}

/** A market that is asked again has the restaurants of the last time. */
function newAddress(): string {
  return `${crypto.randomUUID()}@bench.test`
}
