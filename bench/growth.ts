import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Browser } from '../testing/client/browser.ts'
import { aRestaurant } from '../testing/world/builders.ts'
import { type CatalogueMarket, openLoadedMarket, openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { QUESTIONS, type Question, queryOf } from './growth-questions.ts'
import { growthTable, type Measured } from './growth-table.ts'
import { describeMachine } from './machine.ts'
import { median } from './median.ts'
import { EXPLAINING, setExplaining } from './plan-log.ts'
import { readWork, type Work } from './plan-work.ts'
import { reportProgress } from './progress.ts'

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
// A prepared statement gets its final plan at its sixth execution.
const WARM_UP = { requests: 6, milliseconds: 300 }

const questions = QUESTIONS.filter(({ name }) => name.includes(only))
const markets: CatalogueMarket[] = []
try {
  for (const productCount of sizes)
    markets.push(await openMarket({ file, productCount }, { settings: EXPLAINING }))
  if (dataDir) markets.push(await openLoadedMarket(dataDir, { settings: EXPLAINING }))
  const [smallest] = markets
  if (smallest) console.log(await describeMachine(smallest.database))
  await report('a city that every supplier serves', 'Montréal')
  for (const market of markets) await addVillage(market)
  await report('a city that three suppliers serve', VILLAGE)
} finally {
  for (const market of markets) await market.stop()
}

async function report(title: string, city: string): Promise<void> {
  const visitors: Visitor[] = []
  for (const market of markets)
    visitors.push({
      market,
      browser: (await aRestaurant(market, { city, email: newAddress() })).browser,
      queries: new Map(),
    })
  const rows = new Map<string, Measured[]>()
  const allTimes = await timeAll(visitors)
  for (const { market } of visitors) await setExplaining(market.database, true)
  for (const [question, times] of allTimes) {
    const measured: Measured[] = []
    for (const [visitor, answers] of times) {
      const [answer] = answers
      const time = answer?.isBeyond ? undefined : median(answers.map((one) => one.time))
      measured.push({ time, status: answer?.status ?? 0, work: await workFor(visitor, question) })
    }
    rows.set(question.name, measured)
  }
  for (const { market } of visitors) await setExplaining(market.database, false)
  const sizes = markets.map(({ productCount }) => productCount).join(' / ')
  console.log(
    `\n### In ${title}\n\nSizes: ${sizes} products. A dash: there is no such page.\n\n${growthTable(rows)}`,
  )
}

type Visitor = {
  market: CatalogueMarket
  browser: Browser
  /** What each question is asked with there; undefined where there is no such page. */
  queries: Map<Question, Question['query'] | undefined>
}
type Timed = Awaited<ReturnType<typeof ask>>
type TimesOf<Key> = Map<Key, Timed[]>

/** In each round every question once in every market, the markets in turn. */
async function timeAll(
  visitors: readonly Visitor[],
): Promise<ReadonlyMap<Question, TimesOf<Visitor>>> {
  const all = new Map<Question, TimesOf<Visitor>>()
  for (const question of questions) {
    all.set(question, new Map(visitors.map((visitor) => [visitor, []])))
    for (const visitor of visitors) {
      const read = async (query: Question['query']) => (await get(visitor, query)).body
      visitor.queries.set(question, await queryOf(question, read))
      await warmUp(visitor, question)
    }
    reportProgress(`warmed up ${all.size} of ${questions.length} lists`)
  }
  for (let round = 0; round < rounds; round++) {
    for (const [question, times] of all) {
      for (const [visitor, answers] of times) answers.push(await ask(visitor, question))
    }
    reportProgress(`round ${round + 1} of ${rounds}`)
  }
  return all
}

async function warmUp(visitor: Visitor, question: Question): Promise<void> {
  const end = performance.now() + WARM_UP.milliseconds
  for (let request = 0; request < WARM_UP.requests; request++) {
    await ask(visitor, question)
    if (performance.now() > end) return
  }
}

async function ask(visitor: Visitor, question: Question) {
  const query = visitor.queries.get(question)
  if (!query) return { time: 0, status: 200, isBeyond: true }
  const start = performance.now()
  const { status, body } = await get(visitor, query)
  const time = performance.now() - start
  const isBeyond = status === 200 && body.results.length === 0 && Number(query.page ?? 1) > 1
  return { time, status, isBeyond }
}

function get({ browser }: Visitor, query: Question['query']) {
  return browser.get(`/api/product-list/?${new URLSearchParams(query)}`)
}

async function workFor(visitor: Visitor, question: Question): Promise<Work> {
  const { market } = visitor
  const { size } = await stat(market.log)
  await ask(visitor, question)
  return readWork(market.log, size)
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
