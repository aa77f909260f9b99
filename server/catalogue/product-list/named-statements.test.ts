import { LANGUAGES } from '@halles/contract/language.ts'
import {
  RESTAURANT_SORT_KEYS,
  SORT_DIRECTIONS,
  SUPPLIER_SORT_KEYS,
} from '@halles/domain/product.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/connect.ts'
import { declaredStatements, MAX_NAMED_STATEMENTS } from '../../database/prepared.ts'
import type { RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
// What mails say is read by the worker, which runs in the server's process if nobody says otherwise.
import '../../mail/content/mail-content.ts'
import { listProducts, orderedList } from './list-products.ts'
import { listOwnProducts } from './own-products-sql.ts'
import { positionOf } from './product-cursor.ts'

/** Statements of lists, of which most variants have a name. */
const LISTS = ['scan', 'by_supplier', 'own_products']
/** Of all others, those beside the first: sides, kinds of events, scopes. */
const OTHER_VARIANTS = 30

const database = await aTestDatabase()
const world = await aServerOf(database)
const restaurantId = (await aRestaurant(world)).id as RestaurantId
const supplier = await aSupplier(world)
for (let product = 0; product < 11; product++) await aProduct(world, supplier, { category: 'fetl' })

test('all lists and everything else that a server does leave at most 150 named statements', async () => {
  const names = await database.connection().execute(async (connection) => {
    await askForAllLists(connection as Database)
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where name <> ''`.execute(connection)
    return rows.map(({ name }) => name)
  })
  const ofLists = names.filter((name) => LISTS.some((list) => name.startsWith(`${list}_`)))
  expect(ofLists.length).toBeGreaterThan(40)
  const others = [...declaredStatements()].filter((name) => !LISTS.includes(name))
  expect(others.length).toBeGreaterThan(50)
  const all = ofLists.length + others.length + OTHER_VARIANTS
  expect(all).toBeLessThanOrEqual(MAX_NAMED_STATEMENTS)
})

async function askForAllLists(connection: Database): Promise<void> {
  for (const lang of LANGUAGES)
    for (const sort_direction of SORT_DIRECTIONS)
      for (const category_name of ['all', 'fetl'] as const) {
        const order = { lang, sort_direction, category_name }
        for (const supplier_public_id of [undefined, supplier.publicId])
          for (const sort_by of RESTAURANT_SORT_KEYS)
            await readList({ ...order, supplier_public_id, sort_by })
        for (const sort_by of SUPPLIER_SORT_KEYS)
          await listOwnProducts(connection, supplier.id as SupplierId, {
            ...order,
            sort_by,
            page: 1,
          })
      }

  async function readList(wanted: Parameters<typeof orderedList>[0]): Promise<void> {
    const read = (page: number, after?: ReturnType<typeof positionOf>) =>
      listProducts(connection, restaurantId, { ...wanted, page, after })
    const { next_cursor } = await read(1)
    await read(2)
    await read(60)
    await read(1, positionOf(next_cursor ?? '', orderedList(wanted)))
  }
}
