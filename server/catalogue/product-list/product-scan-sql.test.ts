import { RESTAURANT_SORT_KEYS, SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import type { Position } from './indexed-sort-sql.ts'
import { listProducts, orderedList } from './list-products.ts'
import { positionOf } from './product-cursor.ts'
import { listByIndexScan } from './product-scan-sql.ts'
import { SCAN_LIMITS } from './scanned-page-sql.ts'

const SUPPLIERS = 100
const PRODUCTS = 5_000
/** A page's products and their neighbours in ten categories; by supplier, what one supplier has. */
const FEW = { byKey: 100, bySupplier: 150 }
const TABLES = ['product', 'supplier', 'supplier_stock']
/** What two of the suppliers sell, and the page; PostgreSQL 15 reads all suppliers besides. */
const IN_VILLAGE = 250

const world = await anOwnApp()
const suppliers: BuiltAccount[] = []
for (let index = 0; index < SUPPLIERS; index++)
  suppliers.push(await aSupplier(world, { name: `Ferme ${index}` }))
const restaurantId = (await aRestaurant(world)).id as RestaurantId
const customerId = (await aRestaurant(world)).id as RestaurantId
const villagerId = (await aRestaurant(world, { city: 'Val-Brillant' })).id as RestaurantId
await sql`
  insert into supplier_city (supplier_id, city_id)
  select unnest(${suppliers.slice(0, 2).map(({ id }) => id)}::integer[]), city.id from city where name = 'Val-Brillant'`.execute(
  world.database,
)

test('a page of a long list reads little more of it than it shows, by each key', async () => {
  // A statement may take five seconds.
  for (let from = 1; from <= PRODUCTS; from += 1_000)
    await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select (${suppliers.map(({ id }) => id)}::integer[])[1 + number / 10 % ${sql.lit(SUPPLIERS)}], (enum_range(null::category_name))[1 + number % 10],
      'Produit ' || number, 'Product ' || number, 'kg', 1 + number * 7 % 1000, 1 + number * 3 % 1000, number
    from generate_series(${sql.lit(from)}, ${sql.lit(from + 999)}) number`.execute(world.database)
  await sql`vacuum analyze product, supplier_stock, supplier, supplier_city`.execute(world.database)
  // The first may leave pages whose rows all can see unmarked, and plans depend on the mark.
  await sql`vacuum product`.execute(world.database)

  const read: Record<string, number> = {}
  for (const sort_by of RESTAURANT_SORT_KEYS) {
    for (const sort_direction of SORT_DIRECTIONS) {
      for (const category_name of ['all', 'beef'] as const) {
        await inTransaction(world.database, async (tx) => {
          const wanted = { category_name, sort_by, sort_direction, lang: 'fr', page: 1 } as const
          const before = await rowsRead(tx, ['product'])
          const { count, results } = await listProducts(tx, restaurantId, wanted)
          expect([count, results.length]).toEqual([category_name === 'all' ? 5_000 : 500, 10])
          read[`${category_name} ${sort_by} ${sort_direction}`] =
            (await rowsRead(tx, ['product'])) - before
        })
      }
    }
  }
  const long = Object.entries(read).filter(
    ([list, products]) => products > (list.includes('supplier') ? FEW.bySupplier : FEW.byKey),
  )
  expect(long).toEqual([])
})

test('where two of many suppliers deliver, a page reads what those sell, by each key, and so does the one that follows', async () => {
  const read: Record<string, number> = {}
  for (const sort_by of RESTAURANT_SORT_KEYS.filter((key) => key !== 'supplier')) {
    for (const sort_direction of SORT_DIRECTIONS) {
      const wanted = { category_name: 'all', sort_by, sort_direction, lang: 'fr', page: 1 } as const
      let after: Position | undefined
      for (const page of ['first', 'second']) {
        await inTransaction(world.database, async (tx) => {
          const before = await rowsRead(tx, TABLES)
          const answer = await listProducts(tx, villagerId, { ...wanted, after })
          expect([answer.count, answer.results.length]).toEqual([100, 10])
          read[`${sort_by} ${sort_direction}, ${page} page`] = (await rowsRead(tx, TABLES)) - before
          after = positionOf(answer.next_cursor ?? '', orderedList(wanted))
        })
      }
    }
  }
  expect(Object.entries(read).filter(([, rows]) => rows > IN_VILLAGE)).toEqual([])
})

test('the list of one of many suppliers reads what that one sells, by each key', async () => {
  const read: Record<string, number> = {}
  const of = { category_name: 'all', supplier_public_id: suppliers[0]?.publicId } as const
  for (const sort_by of RESTAURANT_SORT_KEYS.filter((key) => key !== 'supplier')) {
    await inTransaction(world.database, async (tx) => {
      const before = await rowsRead(tx, TABLES)
      const wanted = { ...of, sort_by, sort_direction: 'asc', lang: 'fr', page: 1 } as const
      const { count } = await listProducts(tx, restaurantId, wanted)
      expect(count).toBe(50)
      read[sort_by] = (await rowsRead(tx, TABLES)) - before
    })
  }
  expect(Object.entries(read).filter(([, rows]) => rows > IN_VILLAGE)).toEqual([])
})

test('whatever a scan may read at most, the page is the same', async () => {
  for (const key of [
    'name_fr',
    'name_en',
    'price',
    'quantity_per_case',
    'price_per_unit',
  ] as const) {
    for (const direction of SORT_DIRECTIONS) {
      const [shortest, ...longer] = await Promise.all(
        SCAN_LIMITS.map((limit) =>
          listByIndexScan(world.database, restaurantId, {
            key,
            direction,
            category: 'all',
            page: 3,
            limit,
          }),
        ),
      )
      expect(shortest?.results).toHaveLength(10)
      for (const listed of longer) expect(listed).toEqual(shortest)
    }
  }
})

test('where half of all products are for customers, a page reads little more, of a stranger’s list and a customer’s', async () => {
  const own = suppliers.slice(0, 20)
  await sql`
    insert into customer (supplier_id, restaurant_id, status)
    select unnest(${own.map(({ id }) => id)}::integer[]), ${customerId}, 'open'`.execute(
    world.database,
  )
  await sql`update product set audience = 'customers' where id % 2 = 0`.execute(world.database)
  await sql`vacuum analyze product, supplier_stock, customer`.execute(world.database)
  await sql`vacuum product`.execute(world.database)
  const read: Record<string, number> = {}
  for (const [reader, id, seen] of [
    ['stranger', restaurantId, 2_500],
    ['customer', customerId, 3_000],
  ] as const) {
    for (const sort_by of RESTAURANT_SORT_KEYS) {
      await inTransaction(world.database, async (tx) => {
        const wanted = { category_name: 'all', sort_by, sort_direction: 'asc', lang: 'fr' } as const
        const before = await rowsRead(tx, ['product'])
        const { count, results } = await listProducts(tx, id, { ...wanted, page: 1 })
        expect([count, results.length]).toEqual([seen, 10])
        read[`${reader} ${sort_by}`] = (await rowsRead(tx, ['product'])) - before
      })
    }
  }
  const long = Object.entries(read).filter(
    ([list, products]) => products > 2 * (list.includes('supplier') ? FEW.bySupplier : FEW.byKey),
  )
  expect(long).toEqual([])
})
