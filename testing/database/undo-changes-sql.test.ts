import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOwnApp } from '../servers/test-app.ts'
import { aMarket } from '../world/market.ts'
import { undoable } from './undo-changes-sql.ts'

const world = await anOwnApp()
const { database } = world

/** Every row of every table. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
    database,
  )
  const tables = rows.map(async ({ name }) => {
    const content = await sql<{ row: string }>`
      select to_jsonb(content)::text as row from ${sql.table(name)} content order by 1`.execute(
      database,
    )
    return [name, content.rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

test('what came, changed and went after a moment is as it was, to the last column', async () => {
  const { mark, undoTo } = await undoable(database)
  const { restaurant, supplier, order, product } = await aMarket(world)
  const [before, moment] = [await everything(), await mark()]
  const accepted = await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: order.partOf(supplier).publicId,
    action: 'accepted',
  })
  expect(accepted.status).toBe(200)
  await supplier.browser.post('/api/delete-product/', { public_id: product.publicId })
  await aMarket(world)
  await database.deleteFrom('session').where('account_id', '=', restaurant.id).execute()
  await database.updateTable('person').set({ first_name: 'Zoé' }).execute()
  await database.updateTable('person').set({ first_name: 'Léo' }).execute()
  expect(await everything()).not.toEqual(before)
  await undoTo(moment)
  expect(await everything()).toEqual(before)
  expect(await mark()).toBe(moment)
})
