import { RESTAURANT_SORT_KEYS, SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { aRestaurant, aSupplier } from '../../testing/builders.ts'
import { aTestApp } from '../../testing/test-app.ts'
import { listProducts } from './list-products.ts'

const PRODUCTS = 5_000
/** A page's products and their neighbours in ten categories. */
const FEW = 100

const world = await aTestApp()
const supplier = await aSupplier(world)
const restaurantId = (await aRestaurant(world)).id as RestaurantId

test('a page of a long list reads no more of it than it shows, by each key that has an index', async () => {
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select ${sql.lit(supplier.id)}, (enum_range(null::category_name))[1 + number % 10],
      'Produit ' || number, 'Product ' || number, 'kg', 1 + number * 7 % 1000, 1 + number * 3 % 1000, number
    from generate_series(1, ${sql.lit(PRODUCTS)}) number`.execute(world.database)
  await sql`vacuum analyze product`.execute(world.database)

  const read: Record<string, number> = {}
  for (const sort_by of RESTAURANT_SORT_KEYS) {
    for (const sort_direction of SORT_DIRECTIONS) {
      for (const category_name of ['all', 'beef'] as const) {
        await inTransaction(world.database, async (tx) => {
          const wanted = { category_name, sort_by, sort_direction, lang: 'fr', page: 1 } as const
          const before = await productsRead(tx)
          const { count, results } = await listProducts(tx, restaurantId, wanted)
          expect([count, results.length]).toEqual([category_name === 'all' ? 5_000 : 500, 10])
          read[`${category_name} ${sort_by} ${sort_direction}`] = (await productsRead(tx)) - before
        })
      }
    }
  }
  const long = Object.entries(read).filter(([, products]) => products > FEW)
  // By supplier the products are sorted: no index has another table's name.
  expect(long.map(([list]) => list)).toEqual([
    'all supplier asc',
    'beef supplier asc',
    'all supplier desc',
    'beef supplier desc',
  ])
})

/** Entries of the table and its indexes that the connection has read, since it last reported them. */
async function productsRead(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(id))::integer as read
    from (
      select 'product'::regclass::oid as id
      union all select indexrelid from pg_index where indrelid = 'product'::regclass
    ) part`.execute(tx)
  return rows[0]?.read ?? 0
}
