import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOwnApp } from '../servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '../world/builders.ts'
import { fingerprint } from './fingerprint.ts'

const world = await anOwnApp()
const { database } = world

async function changes(act: () => Promise<unknown>): Promise<boolean> {
  const before = await fingerprint(database)
  await act()
  return (await fingerprint(database)) !== before
}

let supplier: BuiltAccount
let product: { id: number }
const price = (cents: number) =>
  database.updateTable('product').set({ price_cents: cents }).where('id', '=', product.id)

test('every row that comes, changes or goes shows, and one that is written as it was', async () => {
  expect(await changes(async () => (supplier = await aSupplier(world)))).toBe(true)
  expect(await changes(async () => (product = await aProduct(world, supplier)))).toBe(true)
  expect(await changes(() => price(1).execute())).toBe(true)
  expect(await changes(() => price(1).execute())).toBe(true)
  const remove = database.deleteFrom('supplier_city').where('supplier_id', '=', supplier.id)
  expect(await changes(() => remove.execute())).toBe(true)
  product = await aProduct(world, supplier)
  expect(await changes(() => sql`truncate product cascade`.execute(database))).toBe(true)
})

test('what is taken back, and a statement that meets no row, does not show', async () => {
  product = await aProduct(world, supplier)
  const undo = () =>
    database.transaction().execute(async (tx) => {
      await tx.deleteFrom('supplier_city').execute()
      throw new Error('undone')
    })
  expect(await changes(() => undo().catch(() => {}))).toBe(false)
  const nobodys = database.updateTable('product').set({ price_cents: 1 }).where('id', '=', 0)
  expect(await changes(() => nobodys.execute())).toBe(false)
  expect(await changes(() => price(1).execute())).toBe(true)
})

test('being seen does not show, nor asking; of a session everything else does', async () => {
  const seen = database.updateTable('session').set({ last_seen_at: new Date(0) })
  expect(await changes(() => seen.execute())).toBe(false)
  const asked = { key: randomBytes(32), uses: 1, ends_at: new Date() }
  expect(await changes(() => database.insertInto('rate_limit').values(asked).execute())).toBe(false)
  const other = database.updateTable('session').set({ token_hash: randomBytes(32) })
  expect(await changes(() => other.execute())).toBe(true)
  expect(await changes(() => aSupplier(world))).toBe(true)
  expect(await changes(() => database.deleteFrom('session').execute())).toBe(true)
})

test('every table shows but two', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and (select count(*) from pg_trigger where tgrelid = format('%I', tablename)::regclass and tgname like 'test\_%') < 3
    order by 1`.execute(database)
  expect(rows.map(({ name }) => name)).toEqual(['password_throttle', 'rate_limit'])
})
