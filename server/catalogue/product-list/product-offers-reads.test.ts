import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { MOST_OTHER_OFFERS } from './best-offers-sql.ts'
import { listProducts } from './list-products.ts'
import { findOtherOffers } from './other-offers-sql.ts'

const SUPPLIERS = 60
const NAMES = 50

const world = await anOwnApp()
const restaurantId = (await aRestaurant(world)).id as RestaurantId
const ids: number[] = []
for (let index = 0; index < SUPPLIERS; index++) ids.push((await aSupplier(world)).id)
// A statement may take five seconds.
for (let from = 0; from < SUPPLIERS; from += 10)
  await sql`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select supplier_id, 'beef', 'Produit ' || number, 'Product ' || number, 'kg',
      1 + (supplier_id * 7919 + number * 104729) % 1000, 100, 1
    from unnest(${ids.slice(from, from + 10)}::integer[]) supplier_id, generate_series(1, ${sql.lit(NAMES)}) number`.execute(
    world.database,
  )
await sql`vacuum analyze product, supplier_stock, supplier_city`.execute(world.database)

test('beside its own products, a page reads their offers and nothing else', async () => {
  const read: Record<string, number> = {}
  for (const sort_by of ['name', 'price'] as const) {
    await inTransaction(world.database, async (tx) => {
      const before = await rowsRead(tx, ['product'])
      const wanted = { category_name: 'beef', sort_by, sort_direction: 'asc', lang: 'fr' } as const
      const { results } = await listProducts(tx, restaurantId, { ...wanted, page: 1 })
      expect(results.map(({ other_offers }) => other_offers)).toEqual(
        Array.from({ length: 10 }, () => MOST_OTHER_OFFERS),
      )
      read[sort_by] = (await rowsRead(tx, ['product'])) - before
    })
  }
  // Of each row all offers at most: PostgreSQL may read them unsorted where pages are not known to be visible to all.
  const most = 100 + 10 * SUPPLIERS
  expect(Object.entries(read).filter(([, rows]) => rows > most)).toEqual([])
})

test('comparing reads those compared', async () => {
  const { public_id } = await world.database
    .selectFrom('product')
    .select('public_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, ['product'])
    expect(await findOtherOffers(tx, restaurantId, public_id)).toHaveLength(MOST_OTHER_OFFERS)
    expect((await rowsRead(tx, ['product'])) - before).toBeLessThan(100)
  })
})
