import { RESTAURANT_SORT_KEYS } from '@halles/domain/product.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RECOUNTS } from '../../database/recount-sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { aRestaurant, aSupplier } from '../../testing/builders.ts'
import { aTestApp } from '../../testing/test-app.ts'

const world = await aTestApp()
const { database } = world

const served = [
  await aSupplier(world, { name: 'Zeste', serves: ['Alma'] }),
  await aSupplier(world, { name: 'Érable', serves: ['Alma', 'Gaspé'] }),
  await aSupplier(world, { name: 'eaux', serves: ['Alma'] }),
]
const suspended = await aSupplier(world, { serves: ['Alma'], status: 'suspended' })
const elsewhere = await aSupplier(world, { serves: ['Gaspé'] })
const suppliers = [...served, suspended, elsewhere]
const { browser } = await aRestaurant(world, { city: 'Alma' })

const product = fc.record({
  supplier_id: fc.constantFrom(...suppliers.map(({ id }) => id)),
  category: fc.constantFrom('beef', 'dairy', 'fetl'),
  name_fr: fc.constantFrom('Œuf', 'eau', 'École', 'zèbre'),
  name_en: fc.constantFrom('Egg', 'egg', 'Zebra', 'water'),
  unit: fc.constant('kg'),
  price_cents: fc.integer({ min: 1, max: 4 }),
  quantity_hundredths: fc.integer({ min: 1, max: 4 }),
  price_per_unit: fc.integer({ min: 0, max: 3 }),
  price_per_kg: fc.option(fc.integer({ min: 0, max: 3 })),
  available: fc.boolean(),
  // Days from today in Montréal, where it is out.
  out_for: fc.option(fc.integer({ min: -1, max: 1 })),
  is_deleted: fc.boolean(),
})

/** What may happen to many products in one statement. */
const change = fc.constantFrom(
  sql`update product set available = true, available_from = null where price_cents < 3`,
  sql`update product set available = false, available_from = null where price_cents > 2`,
  sql`update product set category = 'dairy' where quantity_hundredths = 1`,
  sql`update product set deleted_at = now() where quantity_hundredths = 2 and deleted_at is null`,
  sql`update product set deleted_at = null where quantity_hundredths = 3`,
  sql`update product set price_cents = 5 - price_cents`,
  sql`delete from product where price_cents = 4`,
)

/** As SPEC says it, and nothing else: who sells to the restaurant, and what can be ordered today. */
const ORDERABLE = sql`
  from product
  join supplier on supplier.account_id = product.supplier_id
  join account on account.id = supplier.account_id and account.status = 'active'
  where product.deleted_at is null
    and product.supplier_id in (
      select supplier_id from supplier_city join city on city.id = city_id where city.name = 'Alma')
    and (available or available_from <= (now() at time zone 'America/Toronto')::date)`
const ORDERS = {
  name: sql`name_fr collate "fr-x-icu"`,
  name_fr: sql`name_fr collate "fr-x-icu"`,
  name_en: sql`name_en collate "en-x-icu"`,
  price: sql`price_cents`,
  supplier: sql`supplier.name collate "fr-x-icu"`,
  quantity_per_case: sql`quantity_hundredths`,
  price_per_unit: sql`coalesce(price_per_kg, price_per_unit)`,
}

test('in any market, after any changes, every list has what can be ordered, in order, and its count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 20, maxLength: 40 }),
      fc.array(change, { maxLength: 2 }),
      async (products, changes) => {
        await database.deleteFrom('product').execute()
        await sql`
          insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths,
            price_per_unit, price_per_kg, available, available_from, deleted_at)
          select supplier_id, category::category_name, name_fr, name_en, unit, price_cents, quantity_hundredths,
            price_per_unit, price_per_kg, available,
            case when not available then (now() at time zone 'America/Toronto')::date + out_for end,
            case when is_deleted then now() end
          from json_to_recordset(${JSON.stringify(products)}::json) as given (
            supplier_id integer, category text, name_fr text, name_en text, unit text, price_cents integer,
            quantity_hundredths integer, price_per_unit bigint, price_per_kg bigint, available boolean,
            out_for integer, is_deleted boolean)`.execute(database)
        for (const made of changes) await made.execute(database)
        for (const category of ['all', 'dairy']) {
          for (const key of RESTAURANT_SORT_KEYS) {
            for (const direction of ['asc', 'desc'])
              expect(await listed(category, key, direction)).toEqual(
                await expected(category, key, direction),
              )
          }
        }
        expect(await inTransaction(database, RECOUNTS.stock)).toEqual([])
      },
    ),
    { numRuns: 15 },
  )
})

test('products of others that stand before those a restaurant can order are passed, however many', async () => {
  await database.deleteFrom('product').execute()
  const many = (supplierId: number, count: number, cents: number) =>
    sql`
      insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      select ${sql.lit(supplierId)}, 'beef', 'Sel', 'Salt', 'kg', ${sql.lit(cents)}, 100, 1
      from generate_series(1, ${sql.lit(count)})`.execute(database)
  await many(elsewhere.id, 1_200, 10)
  await many(served[0]?.id ?? 0, 15, 20)
  expect(await listed('beef', 'price', 'asc')).toEqual(await expected('beef', 'price', 'asc'))
  expect(await listed('all', 'price', 'asc')).toEqual(await expected('all', 'price', 'asc'))
})

/** All pages of a list, and the count that each of them says. */
async function listed(category_name: string, sort_by: string, sort_direction: string) {
  const ids: string[] = []
  let count = 0
  for (let page = 1; page === 1 || ids.length === (page - 1) * 10; page++) {
    const wanted = { category_name, sort_by, sort_direction, lang: 'fr', page: `${page}` }
    const { status, body } = await browser.get(`/api/product-list/?${new URLSearchParams(wanted)}`)
    expect(status).toBe(200)
    ids.push(...body.results.map((result: { public_id: string }) => result.public_id))
    count = body.count
    if (body.results.length === 0) break
  }
  return { count, ids }
}

async function expected(category: string, key: keyof typeof ORDERS, direction: string) {
  const inDirection = sql.raw(direction)
  const weightsFirst = key === 'price_per_unit' ? sql`price_per_kg is null,` : sql``
  const ofCategory = category === 'all' ? sql`` : sql`and product.category = ${sql.lit(category)}`
  const { rows } = await sql<{ public_id: string }>`
    select product.public_id ${ORDERABLE} ${ofCategory}
    order by ${weightsFirst} ${ORDERS[key]} ${inDirection}, product.public_id ${inDirection}`.execute(
    database,
  )
  return { count: rows.length, ids: rows.map((row) => row.public_id) }
}
