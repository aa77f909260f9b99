import { RESTAURANT_SORT_KEYS, SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listProducts, orderedList } from './list-products.ts'
import { positionOf } from './product-cursor.ts'

const SUPPLIERS = 100
const PRODUCTS = 10_500
/** A statement may take five seconds. */
const AT_ONCE = 1_500
const TABLES = ['product', 'supplier', 'supplier_stock']
/** One of each supplier for the count, and a page's neighbours; by supplier, some of each supplier. */
const MOST = { byKey: 200, bySupplier: 450 }
/** A page's neighbours in ten categories; by supplier, where in a supplier's products it begins. */
const SLACK = { byKey: 20, bySupplier: 150 }

const world = await anOwnApp()
const suppliers = await Promise.all(
  Array.from({ length: SUPPLIERS }, (_, index) => aSupplier(world, { name: `Ferme ${index}` })),
)
const restaurantId = (await aRestaurant(world)).id as RestaurantId
for (let from = 1; from <= PRODUCTS; from += AT_ONCE) {
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, price_per_kg)
    select (${suppliers.map(({ id }) => id)}::integer[])[1 + number / 10 % ${sql.lit(SUPPLIERS)}], (enum_range(null::category_name))[1 + number % 10],
      'Produit ' || number, 'Product ' || number, 'kg', 1 + number * 7 % 1000, 1 + number * 3 % 1000, number,
      case when number % 3 > 0 then number end
    from generate_series(${sql.lit(from)}, ${sql.lit(from + AT_ONCE - 1)}) number`.execute(
    world.database,
  )
}
await sql`vacuum analyze product, supplier_stock, supplier`.execute(world.database)

test('page 1,000 by cursor reads what page 2 reads, by each key in both directions', async () => {
  const more: Record<string, number[]> = {}
  for (const sort_by of RESTAURANT_SORT_KEYS) {
    for (const sort_direction of SORT_DIRECTIONS) {
      const wanted = { category_name: 'all', sort_by, sort_direction, lang: 'fr' } as const
      const read = [await readAfter(wanted, 1), await readAfter(wanted, 999)] as const
      const kind = sort_by === 'supplier' ? 'bySupplier' : 'byKey'
      if (read[1] > Math.min(read[0] + SLACK[kind], MOST[kind]))
        more[`${sort_by} ${sort_direction}`] = [...read]
    }
  }
  expect(more).toEqual({})
})

/** The rows that are read for the page after one, which itself is read by its number. */
function readAfter(
  wanted: Omit<Parameters<typeof listProducts>[2], 'page' | 'after'>,
  page: number,
): Promise<number> {
  return inTransaction(world.database, async (tx) => {
    const { next_cursor } = await listProducts(tx, restaurantId, { ...wanted, page })
    const after = positionOf(next_cursor ?? '', orderedList(wanted))
    if (!after) throw new Error(`page ${page} is the last one`)
    const before = await rowsRead(tx, TABLES)
    const { results, count } = await listProducts(tx, restaurantId, { ...wanted, page: 1, after })
    expect([results.length, count]).toEqual([10, PRODUCTS])
    return (await rowsRead(tx, TABLES)) - before
  })
}
