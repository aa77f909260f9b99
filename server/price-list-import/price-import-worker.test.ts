import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import {
  aPriceImport,
  aPriceImportWorker,
  aPricePreview,
  priceImportIn,
} from '@halles/testing/world/price-file.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { PRODUCTS_AT_ONCE } from './advance-price-import.ts'

const world = await anOwnApp()
const { database } = world
const COUNT = 2 * PRODUCTS_AT_ONCE + 50
const CALL = '/api/price-list-import'

let supplier: BuiltAccount
let list: { id: number; publicId: string; name: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  const { id } = await aProduct(world, supplier, { facts: { itemCode: 'P-0' } })
  await sql`
    insert into product (supplier_id, name_fr, name_en, category, unit, quantity_hundredths, price_cents, item_code,
      price_per_unit, price_per_kg)
    select supplier_id, name_fr || n, name_en || n, category, unit, quantity_hundredths, price_cents, 'P-' || n,
      price_per_unit, price_per_kg
    from product, generate_series(1, ${COUNT - 1}) n where id = ${id}`.execute(database)
  list = await aPriceList(world, supplier)
})

const rows = (price = '12.34') =>
  Array.from({ length: COUNT }, (_, n) => ({ item_code: `P-${n}`, price }))
const post = (path: string, body: object) => supplier.browser.post(path, body)
const countOf = async (of = list) =>
  (
    await database
      .selectFrom('price_list_line')
      .select((line) => line.fn.countAll<number>().as('count'))
      .where('price_list_id', '=', of.id)
      .executeTakeFirstOrThrow()
  ).count

test('a long file is written in slices, says how far it is, and is undone whole', async () => {
  const { public_id, ...begun } = await aPriceImport(supplier.browser, list, rows())
  expect(begun).toMatchObject({
    state: 'applying',
    done: PRODUCTS_AT_ONCE,
    total: COUNT,
    confirmed_at: null,
  })
  expect(await countOf()).toBe(PRODUCTS_AT_ONCE)
  const worker = await aPriceImportWorker(world)
  expect(await priceImportIn(supplier.browser, list, 'applied')).toMatchObject({
    public_id,
    done: COUNT,
    left: 0,
  })
  expect(await countOf()).toBe(COUNT)
  await worker.stop()

  const undoing = await post(`${CALL}-undo/`, { public_id })
  expect(undoing.body).toMatchObject({
    ...{ state: 'undoing', done: PRODUCTS_AT_ONCE, taken_back: PRODUCTS_AT_ONCE, undone_at: null },
  })
  await aPriceImportWorker(world)
  expect(await priceImportIn(supplier.browser, list, 'undone')).toMatchObject({
    ...{ done: COUNT, taken_back: COUNT, left: 0, undone_at: expect.any(String) },
  })
  expect(await countOf()).toBe(0)
})

test('while it is under way the list is neither changed nor removed, and no other file of the supplier is taken; others go on', async () => {
  const other = await aPriceList(world, supplier)
  const ofOther = await aPricePreview(supplier.browser, other, rows())
  const { public_id } = await aPriceImport(supplier.browser, list, rows())
  const [product] = await database
    .selectFrom('product')
    .select('public_id')
    .where('supplier_id', '=', supplier.id)
    .execute()
  const lines = [{ product_public_id: product?.public_id, price: '1.00' }]
  for (const [path, body] of [
    ['/api/price-list-lines-set/', { public_id: list.publicId, lines }],
    ['/api/price-list-remove/', { public_id: list.publicId }],
    [`${CALL}-confirm/`, { public_id: ofOther.public_id }],
    [`${CALL}-undo/`, { public_id }],
    [`${CALL}/?price_list_public_id=${other.publicId}`, Buffer.from('code,prix\nP-1,1')],
  ] as const) {
    expect([path, await post(path, body)]).toEqual([
      path,
      expect.objectContaining({
        status: 409,
        body: expect.objectContaining({ code: 'import_running' }),
      }),
    ])
  }
  expect(
    (await post('/api/price-list-lines-set/', { public_id: other.publicId, lines })).status,
  ).toBe(200)
  const neighbour = await aSupplier(world)
  const { publicId } = await aProduct(world, neighbour)
  const theirs = await aPriceList(world, neighbour)
  const one = [{ public_id: publicId, price: '1.00' }]
  expect((await aPriceImport(neighbour.browser, theirs, one)).state).toBe('applied')
  await aPriceImportWorker(world)
  await priceImportIn(supplier.browser, list, 'applied')
  expect([await countOf(), await countOf(other)]).toEqual([COUNT, 1])
})

test('an import that cannot be written to its end is taken back whole', async () => {
  const { public_id } = await aPriceImport(supplier.browser, list, rows())
  // As nobody may: a price that it is about to write is there.
  await sql`
    insert into price_list_line (price_list_id, product_id, price_cents)
    select ${list.id}, max(id), 1 from product where supplier_id = ${supplier.id}`.execute(database)
  await aPriceImportWorker(world)
  const failed = await priceImportIn(supplier.browser, list, 'failed')
  expect(failed).toMatchObject({ public_id, done: COUNT, confirmed_at: null })
  expect(await countOf()).toBe(1)
  expect((await post(`${CALL}-undo/`, { public_id })).status).toBe(404)
})
