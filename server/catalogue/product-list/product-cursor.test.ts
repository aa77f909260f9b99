import { RESTAURANT_SORT_KEYS, SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aRandomMarket, readList } from '@halles/testing/world/random-market.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const { browser, product, replaceProducts, expected } = await aRandomMarket(world)

const city = 'Villedieu'
const supplier = await aSupplier(world, { serves: [city] })
for (let index = 0; index < 12; index++) await aProduct(world, supplier, { nameFr: `Sel ${index}` })
const restaurant = await aRestaurant(world, { city })
const list = { category_name: 'beef', sort_by: 'name', sort_direction: 'asc' }

async function cursorOf(wanted: Parameters<typeof readList>[1]): Promise<string> {
  const { next } = await readList(restaurant.browser, wanted)
  if (next === null) throw new Error('there is one page')
  return next
}
const decoded = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64url').toString())
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function ask(query: Record<string, string>, language = 'fr') {
  const headers = { 'accept-language': language }
  return restaurant.browser.get(`/api/product-list/?${new URLSearchParams(query)}`, headers)
}

test('a cursor goes on in the list that it was read from, by whichever of its names', async () => {
  const cursor = await cursorOf(list)
  expect((await ask({ ...list, cursor })).body).toMatchObject({ count: 12, next_cursor: null })
  const { body } = await ask({ ...list, sort_by: 'name_fr', page: '7', lang: 'en', cursor })
  expect(body.results).toHaveLength(2)
})

test('a cursor that is damaged or another list’s is refused in the caller’s language', async () => {
  const cursor = await cursorOf(list)
  const given = decoded(cursor)
  const price = decoded(await cursorOf({ ...list, sort_by: 'price' }))
  const unitPrice = decoded(await cursorOf({ ...list, sort_by: 'price_per_unit' }))
  const refused: [Record<string, string>, Record<string, string>][] = [
    [list, { cursor: '' }],
    [list, { cursor: cursor.slice(0, -5) }],
    [list, { cursor: 'é' }],
    [list, { cursor: 'a'.repeat(3_000) }],
    [list, { cursor: encoded(null) }],
    [list, { cursor: encoded([]) }],
    [list, { cursor: encoded({ ...given, v: 2 }) }],
    [list, { cursor: encoded({ ...given, more: true }) }],
    [list, { cursor: encoded({ ...given, value: 12 }) }],
    [list, { cursor: encoded({ ...given, value: 'a\0b' }) }],
    [list, { cursor: encoded({ ...given, id: '' }) }],
    [list, { cursor, category_name: 'all' }],
    [list, { cursor, sort_by: 'price' }],
    [list, { cursor, sort_by: 'name_en' }],
    [list, { cursor, lang: 'en' }],
    [list, { cursor, sort_direction: 'desc' }],
    [list, { cursor, search: 'sel' }],
    [{ ...list, sort_by: 'price' }, { cursor: encoded({ ...price, value: 2 ** 31 }) }],
    [{ ...list, sort_by: 'price' }, { cursor: encoded({ ...price, value: '1' }) }],
    [{ ...list, sort_by: 'price_per_unit' }, { cursor: encoded({ ...unitPrice, value: 2 ** 63 }) }],
    [{ ...list, sort_by: 'price_per_unit' }, { cursor: encoded({ ...unitPrice, per_kg: null }) }],
  ]
  for (const [wanted, query] of refused) {
    const { status, body } = await ask({ ...wanted, ...query })
    expect([query, status, Object.keys(body.fields ?? {})]).toEqual([query, 400, ['cursor']])
  }
  const { body } = await ask({ ...list, cursor: 'x' })
  expect(body.fields.cursor).toBe(
    'La suite de cette liste n’est plus disponible. Reprenez-la à sa première page.',
  )
  expect((await ask({ ...list, cursor: 'x' }, 'en')).body.fields.cursor).toBe(
    'The rest of this list is no longer available. Start it again from its first page.',
  )
})

test('another restaurant’s cursor leads to what its own suppliers sell, and to nothing else', async () => {
  const other = await aSupplier(world, { serves: ['Ailleurs'] })
  const sold = await aProduct(world, other, { nameFr: 'Zeste' })
  const stranger = await aRestaurant(world, { city: 'Ailleurs' })
  const cursor = await cursorOf(list)
  expect((await readList(stranger.browser, { ...list, cursor })).ids).toEqual([sold.publicId])
})

/** What may happen to a few products, by their place in the market, while a restaurant reads its list. */
const change = fc.record({
  places: fc.uniqueArray(fc.nat(79), { maxLength: 6 }),
  made: fc.constantFrom(
    sql`price_cents = 5 - price_cents, name_fr = 'abricot', name_en = 'apricot'`,
    sql`deleted_at = case when deleted_at is null then now() end`,
    sql`available = not available, available_from = null`,
    sql`price_per_kg = case when price_per_kg is null then price_per_unit end`,
    sql`quantity_hundredths = 5 - quantity_hundredths, category = 'dairy'`,
  ),
})

test('whatever others change meanwhile, who follows cursors sees each product that did not change once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 60, maxLength: 80 }),
      fc.array(change, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('all', 'dairy'),
      fc.constantFrom(...RESTAURANT_SORT_KEYS),
      fc.constantFrom(...SORT_DIRECTIONS),
      async (products, changes, category_name, sort_by, sort_direction) => {
        await replaceProducts(products.map((one) => ({ ...one, category: 'dairy', out_for: null })))
        const wanted = { category_name, sort_by, sort_direction }
        const before = await expected(wanted)
        const all = await database.selectFrom('product').select('public_id').orderBy('id').execute()
        const changed = new Set<string>()
        const seen: string[] = []
        let answer = await readList(browser, wanted)
        for (let page = 0; ; page++) {
          seen.push(...answer.ids)
          if (answer.next === null) break
          const { places, made } = changes[page] ?? { places: [], made: sql`available = available` }
          const ids = places.flatMap((place) => all[place]?.public_id ?? [])
          for (const id of ids) changed.add(id)
          await sql`update product set ${made} where public_id = any(${ids})`.execute(database)
          answer = await readList(browser, { ...wanted, cursor: answer.next })
        }
        const unchanged = (ids: string[]) => ids.filter((id) => !changed.has(id))
        expect(unchanged(seen)).toEqual(unchanged(before.ids))
      },
    ),
    { numRuns: rounds(20) },
  )
})
