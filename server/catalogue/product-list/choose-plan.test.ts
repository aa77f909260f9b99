import { LANGUAGES } from '@halles/contract/language.ts'
import type { RestaurantSortKey } from '@halles/domain/product.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { deleteProducts } from '@halles/testing/world/delete-products.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { listProducts } from './list-products.ts'
import { listSearched } from './product-search.ts'
import { isListed, type Search } from './product-search-sql.ts'
import { inOrder } from './product-sort-sql.ts'
import { relevance } from './relevance-sql.ts'
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'

const world = await anOwnApp()
const { database } = world

const served = [
  await aSupplier(world, { name: 'Lait et compagnie', serves: ['Alma'] }),
  await aSupplier(world, { name: 'Érable', serves: ['Alma', 'Gaspé'] }),
]
const suspended = await aSupplier(world, { serves: ['Alma'], status: 'suspended' })
const elsewhere = await aSupplier(world, { name: 'Lait de Gaspé', serves: ['Gaspé'] })
const suppliers = [...served, suspended, elsewhere]
const restaurant = await aRestaurant(world, { city: 'Alma' })
const restaurantId = restaurant.id as RestaurantId
// Of one supplier, and of one that does not deliver.
const ownSuppliers = [served[0], elsewhere].flatMap((supplier) => supplier ?? [])
for (const supplier of ownSuppliers) await aCustomer(world, supplier, restaurant)

const words = fc.constantFrom('lait', 'laitue', 'Laits', 'chocolat', 'au', 'crème', 'érable', 'a')
const name = fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))
const product = fc.record({
  supplier_id: fc.constantFrom(...suppliers.map(({ id }) => id)),
  category: fc.constantFrom('dairy', 'fetl'),
  name_fr: name,
  name_en: name,
  description: fc.oneof(fc.constant(''), name),
  price_cents: fc.integer({ min: 1, max: 4 }),
  available: fc.boolean(),
  is_deleted: fc.boolean(),
  audience: fc.constantFrom(null, null, 'customers'),
})
const market = fc.array(product, { minLength: 5, maxLength: 40 })
const searches = fc.constantFrom(
  'l',
  'a',
  'lait',
  'la',
  'laits',
  'lait chocolat',
  'creme',
  'lati',
  'choclat',
  'xyz',
)
const wantedList = fc.record({
  category_name: fc.constantFrom('all', 'dairy'),
  sort_by: fc.constantFrom(undefined, 'price', 'name', 'supplier'),
  sort_direction: fc.constantFrom('asc', 'desc'),
  lang: fc.constantFrom(...LANGUAGES),
})
type Wanted = typeof wantedList extends fc.Arbitrary<infer T> ? T : never

test('up to so many as are ranked, a search lists and counts as if all products were compared', async () => {
  await overMarkets(async (text, wanted) => {
    expect(await allPages(text, wanted, SEARCH_LIMITS)).toEqual(await compared(text, wanted))
  })
})

test('up to so many as are ranked it does so whichever way it reads them', async () => {
  await overMarkets(async (text, wanted) => {
    const expected = await compared(text, wanted)
    for (const read of [0, 100]) {
      const limits = { ...SEARCH_LIMITS, estimated: 0, read }
      expect(await allPages(text, wanted, limits)).toEqual(expected)
    }
  })
})

test('a search that finds more has each product on one page, and counts a minimum', async () => {
  const few = {
    ranked: 3,
    estimated: 0,
    read: 4,
    candidates: 2,
    nouns: 20,
    whole: 2,
    names: 5,
    further: [6, 12],
  }
  await overMarkets(async (text, wanted) => {
    const { count, ids } = await compared(text, wanted)
    const listed = await allPages(text, wanted, few)
    expect(listed.ids.toSorted()).toEqual(ids.toSorted())
    expect(new Set(listed.ids).size).toBe(ids.length)
    if (wanted.sort_by) expect(listed.ids).toEqual(ids)
    expect(listed.count).toEqual(count > few.ranked ? 'at least 3' : count)
  })
})

test('a search that finds more has the same order as all compared where the candidates are all of them', async () => {
  const limits = { ...SEARCH_LIMITS, ranked: 3, estimated: 0 }
  await overMarkets(async (text, wanted) => {
    const { ids } = await compared(text, wanted)
    const listed = (await allPages(text, wanted, limits)).ids
    const inNames = await compared(text, wanted, 'in names')
    expect(listed.slice(0, inNames.ids.length)).toEqual(ids.slice(0, inNames.ids.length))
  })
})

async function overMarkets(check: (text: string, wanted: Wanted) => Promise<void>) {
  await fc.assert(
    fc.asyncProperty(
      market,
      fc.array(fc.tuple(searches, wantedList), { minLength: 3, maxLength: 3 }),
      async (products, asked) => {
        await replaceProducts(products)
        for (const [text, wanted] of asked) await check(text, wanted)
      },
    ),
    { numRuns: rounds(5) },
  )
}

async function replaceProducts(products: unknown[]) {
  await deleteProducts(database)
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, description, unit, price_cents, quantity_hundredths,
      price_per_unit, available, deleted_at, audience)
    select supplier_id, category::category_name, name_fr, name_en, description, 'kg', price_cents, 100, 1, available,
      case when is_deleted then now() end, audience
    from json_to_recordset(${JSON.stringify(products)}::json) as given (
      supplier_id integer, category text, name_fr text, name_en text, description text, price_cents integer,
      available boolean, is_deleted boolean, audience text)`.execute(database)
}

/** All pages of a search, and the count that each of them says. */
async function allPages(text: string, wanted: Wanted, limits: SearchLimits) {
  const ids: string[] = []
  const counts = new Set<unknown>()
  for (let page = 1; ; page++) {
    const { count, count_is_minimum, results } = await searched(text, (search) =>
      listProducts(database, restaurantId, { ...asked(wanted), page }, search, limits),
    )
    counts.add(count_is_minimum ? `at least ${count}` : count)
    ids.push(...results.map(({ public_id }) => public_id))
    if (results.length === 0) break
  }
  expect(counts.size).toBe(1)
  return { count: [...counts][0], ids }
}

/** Every product compared with the search, and all that are found sorted. */
function compared(text: string, wanted: Wanted, where?: 'in names') {
  return searched(text, async (search) => {
    const { category_name, lang, sort_by, sort_direction } = asked(wanted)
    const isInNames = where === 'in names' ? sql`relevance >= 128` : sql`true`
    const { rows } = await sql<{ public_id: string }>`
      select public_id from (
        select product.*, supplier.name as supplier_name, ${relevance(search, lang)} as relevance
        from product
        join supplier on supplier.account_id = product.supplier_id
        where product.supplier_id in (${sql.join(served.map(({ id }) => id))})
          and (product.audience is null
            or product.supplier_id in (${sql.join(ownSuppliers.map(({ id }) => id))}))
          and ${isListed(category_name, search)} and ${IS_AVAILABLE}
      ) listed
      where ${isInNames}
      order by ${inOrder({ lang, sort_by, sort_direction }, true)}`.execute(database)
    return { count: rows.length, ids: rows.map(({ public_id }) => public_id) }
  })
}

function searched<Found extends { count: number }>(
  text: string,
  list: (search: Search) => Promise<Found>,
): Promise<Found> {
  return listSearched(
    database,
    text,
    (search) => {
      if (!search) throw new Error('no search')
      return list(search)
    },
    (wanted) => findSuppliersNamed(database, restaurantId, wanted),
  )
}

function asked({ sort_by, ...wanted }: Wanted) {
  return { ...wanted, sort_by: sort_by as RestaurantSortKey | undefined, page: 1 } as const
}
