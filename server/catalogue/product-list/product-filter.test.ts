import type { Origin } from '@halles/domain/origins.ts'
import { PHOTO_STATES } from '@halles/domain/photo.ts'
import { type Allergen, allergenAnswer, type Keep } from '@halles/domain/product-facts.ts'
import {
  FILTER_NAMES,
  filterCount,
  meetsFilter,
  type ProductFilter,
} from '@halles/domain/product-filter.ts'
import { type CoveredMark, type Mark, shownMarks } from '@halles/domain/product-marks.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listProducts } from './list-products.ts'
import type { Search, SearchedWord } from './product-search-sql.ts'
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts'

const world = await anOwnApp()
const { database } = world
const suppliers = [await aSupplier(world), await aSupplier(world)]
const elsewhere = await aSupplier(world, { serves: ['Gaspé'] })
const { browser, id } = await aRestaurant(world)
const restaurantId = id as RestaurantId

const marks = ['organic', 'kosher', 'free_range'] as const
const origins = ['CA-QC', 'CA', 'FR'] as const
const keeps = ['frozen', 'dry'] as const
const allergens = ['milk', 'eggs'] as const
const some = <Choice>(choices: readonly Choice[]) => fc.subarray([...choices])
const stated = fc.option(some(allergens), { nil: null })
const product = fc.record({
  supplier_id: fc.constantFrom(...[...suppliers, elsewhere].map((one) => one.id)),
  marks: some(marks),
  origin: fc.option(fc.constantFrom(...origins), { nil: null }),
  keep: fc.option(fc.constantFrom(...keeps), { nil: null }),
  contains: stated,
  may_contain: stated,
  available: fc.boolean(),
  photos: fc.array(fc.constantFrom(...PHOTO_STATES), { maxLength: 2 }),
  name: fc.constantFrom('Lait', 'Pain'),
})
type Product = typeof product extends fc.Arbitrary<infer One> ? One : never
const certificates = fc.uniqueArray(
  fc.record({
    supplier_id: fc.constantFrom(...suppliers.map((one) => one.id)),
    mark: fc.constantFrom('organic' as const, 'kosher' as const),
    days: fc.constantFrom(-1, 0, 30),
  }),
  { selector: ({ supplier_id, mark }) => `${supplier_id} ${mark}` },
)
type Certificate = typeof certificates extends fc.Arbitrary<(infer One)[]> ? One : never
const searchedWords = fc.constantFrom<SearchedWord[]>(
  [],
  [{ word: 'lait', supplierIds: [], similar: [] }],
)
const filter: fc.Arbitrary<ProductFilter> = fc
  .record({
    marks: some(marks),
    origin: some(origins),
    keep: some(keeps),
    without: some(allergens),
    photo: some(['yes'] as const),
  })
  .filter((asked) => filterCount(asked) > 0)

/** Obviously right: what the filter says of one product, read word by word. */
function isWanted(one: Product, held: readonly Certificate[], wanted: ProductFilter): boolean {
  const shown = shownOf(one, held)
  const from: Origin[] = one.origin === 'CA-QC' ? ['CA-QC', 'CA'] : one.origin ? [one.origin] : []
  const kept: readonly (Keep | null)[] = [one.keep]
  const isFree = (allergen: Allergen) => allergenAnswer(one, allergen) === 'free'
  return (
    wanted.marks.every((mark) => shown.includes(mark)) &&
    (wanted.origin.length === 0 || wanted.origin.some((origin) => from.includes(origin))) &&
    (wanted.keep.length === 0 || wanted.keep.some((keep) => kept.includes(keep))) &&
    wanted.without.every(isFree) &&
    (wanted.photo.length === 0 || one.photos.some((state) => state !== 'hidden'))
  )
}

function shownOf(one: Product, held: readonly Certificate[]): readonly Mark[] {
  const covered = held
    .filter(({ supplier_id, days }) => supplier_id === one.supplier_id && days >= 0)
    .map(({ mark }): CoveredMark => ({ mark, untilDay: '2999-01-01' }))
  return shownMarks(one.marks, covered, '2026-11-27')
}

const BY_SUPPLIER: SearchLimits = { ...SEARCH_LIMITS, estimated: 0 }
const BEYOND_RANKED: SearchLimits = { ...SEARCH_LIMITS, ranked: 1, estimated: 0, read: 0 }

test('over random markets, a filter lists what meets it, whichever way it is read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 1, maxLength: 25 }),
      certificates,
      filter,
      searchedWords,
      async (market, held, wanted, words) => {
        await fill(market, held)
        const served = market.filter(
          (one) =>
            one.available &&
            one.supplier_id !== elsewhere.id &&
            isWanted(one, held, wanted) &&
            (words.length === 0 || one.name === 'Lait'),
        )
        const expected = served.map((one) => market.indexOf(one)).sort()
        for (const one of market) {
          const shown = { ...one, marks: shownOf(one, held) }
          const kept = { ...wanted, photo: [] }
          expect(meetsFilter(shown, wanted)).toBe(isWanted(one, held, kept))
        }
        for (const limits of [SEARCH_LIMITS, BY_SUPPLIER, BEYOND_RANKED]) {
          expect(
            (await listed({ words, forgiving: false, filter: wanted }, limits)).sort(),
          ).toEqual(expected)
        }
      },
    ),
    { numRuns: rounds(25) },
  )
})

async function fill(market: readonly Product[], held: readonly Certificate[]) {
  await sql`delete from product`.execute(database)
  await sql`delete from supplier_certificate`.execute(database)
  const rows = market.map(({ name, photos: _, ...one }, place) => ({
    ...one,
    category: 'dairy' as const,
    name_fr: `${name} ${place}`,
    name_en: `${name} ${place}`,
    unit: 'kg',
    price_cents: 100,
    quantity_hundredths: 100,
    price_per_unit: 100,
  }))
  const products =
    rows.length > 0
      ? await database.insertInto('product').values(rows).returning('id').execute()
      : []
  for (const [place, product] of products.entries())
    for (const state of market[place]?.photos ?? []) await aPhoto(world, product, { state })
  for (const { supplier_id, mark, days } of held)
    await sql`insert into supplier_certificate (supplier_id, mark, body, number, until_day)
      values (${supplier_id}, ${mark}, 'Ecocert', '1', ${MONTREAL_TODAY} + ${days}::integer)`.execute(
      database,
    )
}

/** The places in the market of all that is listed, page by page. */
async function listed(search: Search, limits: SearchLimits): Promise<number[]> {
  const places: number[] = []
  for (let page = 1; ; page++) {
    const asked = { category_name: 'all', sort_direction: 'asc', lang: 'fr', page } as const
    const { results } = await listProducts(database, restaurantId, asked, search, limits)
    places.push(...results.map(({ name_fr }) => Number(name_fr.split(' ')[1])))
    if (results.length === 0) return places
  }
}

test('a filter of an address is met with the words of a search, and counts what it finds', async () => {
  await fill([], [])
  const [supplier] = suppliers
  if (!supplier) throw new Error('no supplier')
  const facts = { contains: [], mayContain: [], origin: 'CA-QC' as const, keep: 'frozen' as const }
  const tart = await aProduct(world, supplier, { nameFr: 'Tarte', facts })
  await aProduct(world, supplier, { nameFr: 'Tarte aux noix' })
  await aProduct(world, supplier, { nameFr: 'Pain', facts })
  const list = async (query: string) => {
    const { body } = await browser.get(`/api/product-list/?${query}`)
    return [body.count, body.results?.map((one: { name_fr: string }) => one.name_fr)]
  }
  expect(await list('without=tree_nuts,milk&origin=CA&keep=frozen,dry')).toEqual([
    2,
    ['Pain', 'Tarte'],
  ])
  expect(await list('without=tree_nuts&search=tarte')).toEqual([1, ['Tarte']])
  expect(await list('marks=organic')).toEqual([0, []])
  await aPhoto(world, tart)
  expect(await list('photo=yes&keep=frozen')).toEqual([1, ['Tarte']])
  expect(await list('marks=&origin=&keep=&without=&photo=')).toEqual([
    3,
    ['Pain', 'Tarte', 'Tarte aux noix'],
  ])
  expect(await list('without=tree_nuts&search=%25')).toEqual([0, []])
})

test.each(FILTER_NAMES)('%s that there is not is refused', async (name) => {
  for (const value of ['licorne', 'organic,licorne', "'", 'x'.repeat(3_000)]) {
    const { status, body } = await browser.get(`/api/product-list/?${name}=${value}`)
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  }
})

test.each([
  'marks=organic&marks=halal',
  'marks[]=organic',
  'marks[$ne]=organic',
  'without=%00',
  'without=%ff',
  'origin=CA-QC%2c%2c%2cca-qc',
])('an address with %s is refused', async (query) => {
  expect((await browser.get(`/api/product-list/?${query}`)).status).toBe(400)
})

test('a filtered list has no cursor', async () => {
  const { body } = await browser.get('/api/product-list/')
  const { status } = await browser.get('/api/product-list/?keep=dry&cursor=abc')
  expect([body.next_cursor === undefined, status]).toEqual([false, 400])
  expect((await browser.get('/api/product-list/?keep=dry')).body).not.toHaveProperty('next_cursor')
})
