import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const MOST_COUNTED = 10_000
/** In one statement, which may take five seconds. */
const SLICE = 1_000

const world = await anOwnApp()
const supplier = await aSupplier(world)
const { browser } = await aRestaurant(world)
for (let first = 1; first <= MOST_COUNTED; first += SLICE)
  await insertProducts(first, first + SLICE - 1)

const listed = async (query: Record<string, string>) => {
  const wanted = { search: 'sel', ...query }
  const { status, body } = await browser.get(`/api/product-list/?${new URLSearchParams(wanted)}`)
  expect(status).toBe(200)
  const { results, ...counted } = body
  return { ...counted, names: results.map((one: { name_fr: string }) => one.name_fr) }
}

test('10,000 found products are counted exactly; of more, the count is a minimum and every page is still answered', async () => {
  expect(await listed({ page: '1001' })).toEqual({ count: MOST_COUNTED, names: [] })
  await insertProducts(MOST_COUNTED + 1, MOST_COUNTED + 1)
  const minimum = { count: MOST_COUNTED, count_is_minimum: true }
  expect(await listed({})).toEqual({ ...minimum, names: namesOf(1, 10) })
  expect(await listed({ page: '1000' })).toEqual({ ...minimum, names: namesOf(9_991, 10_000) })
  expect(await listed({ page: '1001' })).toEqual({ ...minimum, names: namesOf(10_001, 10_001) })
  expect(await listed({ page: '1002' })).toEqual({ ...minimum, names: [] })
})

test('among very many, names that have the word whole come before those that it begins, as among few', async () => {
  await insertProducts(1, 1, 'Tortillas de 10 se')
  const found = await listed({ search: 'se' })
  expect(found.count_is_minimum).toBe(true)
  expect(found.names.slice(0, 2)).toEqual(['Tortillas de 10 se 00001', 'Sel 00001'])
})

test('a list without a search is counted exactly', async () => {
  expect(await listed({ search: '' })).toMatchObject({ count: MOST_COUNTED + 2 })
  expect(await listed({ search: '' })).not.toHaveProperty('count_is_minimum')
})

function insertProducts(from: number, to: number, name = 'Sel') {
  return sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select ${sql.lit(supplier.id)}, 'fetl', ${sql.lit(`${name} `)} || lpad(number::text, 5, '0'), 'Salt', 'kg', 100, 100, 1
    from generate_series(${sql.lit(from)}::integer, ${sql.lit(to)}) number`.execute(world.database)
}

function namesOf(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `Sel ${`${from + at}`.padStart(5, '0')}`)
}
