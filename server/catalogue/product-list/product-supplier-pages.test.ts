import { SORT_DIRECTIONS, type SortDirection } from '@halles/domain/product.ts'
import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertManyAccounts } from '../../database/loading/accounts-sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listBySupplier } from './sort-by-supplier-sql.ts'

const SUPPLIERS = 300
/** Of the one whose name comes last: no estimate of how many suppliers a page needs is right. */
const OF_THE_LAST = 500

const world = await anOwnApp()
const restaurantId = (await aRestaurant(world)).id as RestaurantId
const ids = await insertManyAccounts(world.database, 'supplier', SUPPLIERS)
await sql`
  with business as (
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
    select id, 'Ferme ' || to_char(id, 'FM00000000'), '514-555-0199', '1, rue', restaurant.city_id, 'H2X 1Y4', 0
    from unnest(${ids}::integer[]) id, restaurant where restaurant.account_id = ${sql.lit(restaurantId)}
    returning supplier.account_id, city_id
  )
  insert into supplier_city (supplier_id, city_id) select account_id, city_id from business`.execute(
  world.database,
)
// One in ten has only what was out until today.
await sql`
  insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit,
    available, available_from)
  select id, 'beef', 'Épaule ' || number, 'Shoulder ' || number, 'kg', 100, 100, number,
    id % 10 > 0, case when id % 10 = 0 then date '2020-01-01' end
  from unnest(${ids}::integer[]) id,
    generate_series(1, case when id = ${Math.max(...ids)} then ${OF_THE_LAST}::integer else 1 end) number`.execute(
  world.database,
)
await sql`vacuum analyze product, supplier, supplier_city, supplier_stock, account`.execute(
  world.database,
)

const ALL = { category: 'all', supplier: undefined } as const
const PAGES = (SUPPLIERS - 1 + OF_THE_LAST) / 10

async function inOrder(direction: SortDirection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product.public_id as id from product join supplier on supplier.account_id = supplier_id
    order by supplier.name collate "fr-x-icu" ${sql.raw(direction)}, product.public_id ${sql.raw(direction)}`.execute(
    world.database,
  )
  return rows.map(({ id }) => id)
}

test.each(SORT_DIRECTIONS)(
  'by supplier, %s, every page has what follows the one before, however uneven the suppliers are',
  async (direction) => {
    const listed: string[] = []
    for (const page of [...Array.from({ length: PAGES + 2 }, (_, index) => index + 1), 1_000_000]) {
      const list = { ...ALL, direction, page }
      const { count, results, hasMore } = await listBySupplier(world.database, restaurantId, list)
      expect([count, hasMore]).toEqual([SUPPLIERS - 1 + OF_THE_LAST, page < PAGES])
      listed.push(...results.map(({ public_id }) => public_id))
    }
    expect(listed).toEqual(await inOrder(direction))
  },
)

test('a page far down reads the numbers of all suppliers once, none supplier by supplier', async () => {
  await inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, ['supplier_stock'])
    const list = { ...ALL, direction: 'asc', page: Math.floor(PAGES) } as const
    const { results } = await listBySupplier(tx, restaurantId, list)
    expect(results).toHaveLength(10)
    // For the count, and for the place of the page; by PostgreSQL 15 once more.
    expect((await rowsRead(tx, ['supplier_stock'])) - before).toBeLessThan(4 * SUPPLIERS)
  })
})
