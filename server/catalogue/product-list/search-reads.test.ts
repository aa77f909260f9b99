import type { RestaurantSortKey } from '@halles/domain/product.ts'
import type { ProductFilter } from '@halles/domain/product-filter.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertManyAccounts } from '../../database/loading/accounts-sql.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listProducts } from './list-products.ts'
import { listSearched } from './product-search.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'
import { findSpellings } from './word-spellings-sql.ts'

const PRODUCTS = 6_000
/** In one statement, which may take five seconds. */
const SLICE = 1_000
const SUPPLIERS = 1_000
/** Of the suppliers. */
const SELLING = 50
const LIMITS = {
  ranked: 100,
  estimated: 200,
  read: 200,
  candidates: 20,
  nouns: 100,
  whole: 100,
  names: 100,
  further: [200, 1_000],
} as const
/**
 * The limits together and what a page looks up again, some of it twice: whether the index alone answers for a row is the
 * planner's choice. Fewer than the quarter that matches least.
 */
const BOUND = 1_200

const world = await anOwnApp()
const restaurantId = (await aRestaurant(world)).id as RestaurantId
const village = (await aRestaurant(world, { city: 'Village' })).id as RestaurantId
const newcomers = await insertManyAccounts(world.database, 'supplier', SUPPLIERS)
await sql`
  with business as (
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
    select id, 'Grossiste ' || id, '514-555-0199', '1, rue', restaurant.city_id, 'H2X 1Y4', 0
    from unnest(${newcomers}::integer[]) id, restaurant where restaurant.account_id = ${sql.lit(restaurantId)}
    returning supplier.account_id
  )
  insert into supplier_city (supplier_id, city_id)
  select business.account_id, restaurant.city_id from business, restaurant
  where restaurant.account_id = ${sql.lit(restaurantId)}`.execute(world.database)
for (let first = 1; first <= PRODUCTS; first += SLICE)
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit,
      keep, origin, contains, may_contain, marks, has_photo)
    select supplier_ids[1 + number % ${sql.lit(SELLING)}], (enum_range(null::category_name))[1 + number % 10],
      (case when number % 4 = 0 then 'Poulet ' else 'Bouillon au poivre ' end) || number % 300
        || (case when number = 4321 then ' zeste' else '' end),
      (case when number % 4 = 0 then 'Chicken ' else 'Pepper broth ' end) || number % 300,
      'kg', 100, 100, number,
      case when number % 7 = 0 then 'frozen' end, case when number % 3 = 0 then 'CA-QC' end,
      case when number % 2 = 0 then '{}'::text[] end, case when number % 2 = 0 then '{}'::text[] end,
      case when number % 1000 = 7 then '{free_range}'::text[] else '{}' end,
      number % 3 = 1
    from generate_series(${sql.lit(first)}::integer, ${sql.lit(first + SLICE - 1)}) number,
      (select array_agg(account_id) as supplier_ids from supplier) suppliers`.execute(
    world.database,
  )
await aSupplier(world, { serves: ['Village'] })
await sql`vacuum analyze product, supplier, supplier_city, account`.execute(world.database)

test.each([
  ['one letter', 'b', 'at least 100'],
  ['the first letters of most products', 'po', 'at least 100'],
  ['the first letters of a quarter of them', 'pou', 'at least 100'],
  ['a frequent word', 'poivre', 'at least 100'],
  ['two frequent words', 'bouillon poivre', 'at least 100'],
  ['a frequent word with a typo', 'poiivre', 'at least 100'],
  ['five words', 'poulet bouillon poivre 12 34', 0],
  ['a rare word', 'zeste', 1],
  ['no match', 'xyloquartz', 0],
])('%s (%s): reads a bounded number of products', async (_, text, counted) => {
  const { read, answer } = await reading('product', restaurantId, text)
  expect(answer.count_is_minimum ? `at least ${answer.count}` : answer.count).toBe(counted)
  expect(answer.results).toHaveLength(counted === 'at least 100' ? 10 : Number(counted))
  expect(read).toBeLessThan(BOUND)
})

test.each([
  ['the longest word that may have a typo', letters(32)],
  ['a word of 100 letters', letters(100)],
  ['a word of 200 letters', letters(200)],
  ['twelve long words', Array.from({ length: 12 }, (_, seed) => letters(32, seed)).join(' ')],
])('%s is found nowhere without reading products', async (_, text) => {
  const { read, answer } = await reading('product', restaurantId, text)
  expect(answer).toEqual({ count: 0, results: [] })
  expect(read).toBeLessThan(50)
})

test('unknown words of a typed order are looked up without reading products', async () => {
  const words = Array.from({ length: 200 }, (_, seed) => letters(9 + (seed % 22), seed))
  await inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, 'product')
    expect(await findSpellings(tx, restaurantId, words)).toEqual(new Map())
    expect((await rowsRead(tx, 'product')) - before).toBeLessThan(50)
  })
})

test.each([
  ['what a seventh is', { keep: ['frozen'] }, '', 'at least 100'],
  ['what a third is', { origin: ['CA'] }, '', 'at least 100'],
  ['what half are free of', { without: ['peanuts', 'milk'] }, '', 'at least 100'],
  ['what is rare', { marks: ['free_range'] }, '', 6],
  ['what nothing is', { marks: ['grass_fed'], keep: ['dry'] }, '', 0],
  ['four together', { keep: ['frozen'], origin: ['CA-QC'], without: ['eggs'] }, '', 'at least 100'],
  ['what a third has a photo of', { photo: ['yes'] }, '', 'at least 100'],
  ['photos, where none has one', { photo: ['yes'], origin: ['CA-QC'] }, '', 0],
  ['what is rare, with a photo', { photo: ['yes'], marks: ['free_range'] }, '', 2],
  ['what is rare together', { marks: ['free_range'], keep: ['frozen'] }, '', 1],
  ['a frequent word with it', { keep: ['frozen'] }, 'poulet', 'at least 100'],
  ['a rare word with it', { keep: ['frozen'] }, 'zeste', 0],
] as const)(
  'a filter by %s reads a bounded number of products',
  async (_, asked, text, counted) => {
    const filter = { marks: [], origin: [], keep: [], without: [], photo: [], ...asked }
    const { read, answer } = await reading('product', restaurantId, text, undefined, filter)
    expect(answer.count_is_minimum ? `at least ${answer.count}` : answer.count).toBe(counted)
    expect(answer.results).toHaveLength(counted === 'at least 100' ? 10 : Number(counted))
    // What is read in the list's order is looked up, too.
    expect(read).toBeLessThan(BOUND + 2 * (LIMITS.further[0] + LIMITS.further[1]))
  },
)

/** A word that no product's name has, and that has several plurals. */
function letters(count: number, seed = 7): string {
  const random = (at: number) => 'wvqjkb'[(at * at + seed * (at + 1)) % 6]
  return `${Array.from({ length: count - 2 }, (_, at) => random(at)).join('')}al`
}

test('most products, sorted by another key or by supplier: reads a bounded number of them', async () => {
  for (const sort_by of ['price', 'supplier'] as const) {
    const { read, answer } = await reading('product', restaurantId, 'b', sort_by)
    expect(answer.results).toHaveLength(10)
    expect(read, sort_by).toBeLessThan(BOUND)
  }
})

test('a frequent word is looked up among the products of few suppliers', async () => {
  const { read, answer } = await reading('product', village, 'po')
  expect(answer).toEqual({ count: 0, results: [] })
  expect(read).toBeLessThan(BOUND)
})

test('the names of suppliers are not compared one by one', async () => {
  const { read } = await reading('supplier', restaurantId, 'xyloquartz brabzol')
  // Those that serve the city, by key, twice: as typed and with typos.
  expect(read).toBeLessThanOrEqual(2 * (SUPPLIERS + 10))
})

/** What a search answers, and how many rows of a table it read. */
function reading(
  table: 'product' | 'supplier',
  id: RestaurantId,
  text: string,
  sort_by?: RestaurantSortKey,
  filter?: ProductFilter,
) {
  return inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, table)
    const wanted = {
      category_name: 'all',
      sort_by,
      sort_direction: 'asc',
      lang: 'fr',
      page: 1,
    } as const
    const answer = await listSearched(
      tx,
      text,
      (search) => {
        const searched = { words: [], forgiving: false, ...search, filter }
        return listProducts(tx, id, wanted, searched, LIMITS)
      },
      (words) => findSuppliersNamed(tx, id, words),
    )
    return { read: (await rowsRead(tx, table)) - before, answer }
  })
}

/**
 * Rows of the table that the transaction has read so far, and entries of its indexes that are sorted, by which PostgreSQL
 * counts the rows that it reads through them. Not entries in the index of words (docs/decisions/007).
 */
async function rowsRead(tx: Transaction, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (pg_stat_get_xact_tuples_returned(${table}::regclass)
      + pg_stat_get_xact_tuples_fetched(${table}::regclass)
      + sum(pg_stat_get_xact_tuples_returned(indexrelid)))::integer as read
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam
    where indrelid = ${table}::regclass and amname = 'btree'`.execute(tx)
  return rows[0]?.read ?? 0
}
