import type { Answer } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { anImport, anImportWorker, aPreview, importIn } from '@halles/testing/world/import.ts'
import { beforeEach, expect, test } from 'vitest'
import { ROWS_AT_ONCE } from './advance-import.ts'

const world = await anOwnApp()
const ROWS = 2 * ROWS_AT_ONCE + 100
const FLANK = { name_fr: 'Bavette', name_en: 'Flank', category: 'beef' }
let supplier: BuiltAccount
let flank: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  flank = await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
})

/** New products, and at its end one whose price changes. */
function longList(price = '60.00') {
  const added = Array.from({ length: ROWS - 1 }, (_, row) => ({
    name_fr: `Produit ${row}`,
    name_en: `Product ${row}`,
  }))
  return [...added, { ...FLANK, price }]
}

function post(path: string, body: object): Promise<Answer> {
  return supplier.browser.post(path, body)
}

async function exported(): Promise<string> {
  return (await supplier.browser.get('/api/catalogue-export/?format=csv')).text
}

async function productCount(): Promise<number> {
  return (await supplier.browser.get('/api/supplier-product-list/')).body.count
}

/** A long list that is confirmed, its first slice written and the others waiting for a worker. */
async function begun(): Promise<string> {
  const { public_id } = await aPreview(supplier.browser, longList())
  const { status, body } = await post('/api/catalogue-import-confirm/', { public_id })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      state: 'applying',
      done: ROWS_AT_ONCE,
      total: ROWS,
      confirmed_at: null,
    }),
  ])
  return public_id
}

test('a long list is applied in slices, says how far it is, and is undone whole', async () => {
  const before = await exported()
  const public_id = await begun()
  expect(await productCount()).toBe(ROWS_AT_ONCE + 1)
  expect((await post('/api/catalogue-import-confirm/', { public_id })).body.done).toBe(ROWS_AT_ONCE)
  const worker = await anImportWorker(world)
  expect(await importIn(supplier.browser, 'applied')).toMatchObject({
    public_id,
    done: ROWS,
    confirmed_at: expect.any(String),
  })
  expect(await productCount()).toBe(ROWS)
  expect(await exported()).toContain('60')
  await worker.stop()

  const undoing = await post('/api/catalogue-import-undo/', { public_id })
  expect(undoing.body).toMatchObject({ state: 'undoing', done: ROWS_AT_ONCE, undone_at: null })
  await anImportWorker(world)
  expect(await importIn(supplier.browser, 'undone')).toMatchObject({
    done: ROWS,
    undone_at: expect.any(String),
  })
  expect(await exported()).toBe(before)
})

test('while an import is under way nothing else writes the products', async () => {
  const public_id = await begun()
  const product = {
    ...FLANK,
    public_id: flank.publicId,
    price: '1.00',
    unit: 'kg',
    quantity_per_case: '1',
    description: '',
  }
  const { public_id: _, ...added } = product
  const refused = [
    await post('/api/add-edit-product/', product),
    await post('/api/add-edit-product/', added),
    await supplier.browser.delete('/api/add-edit-product/', { public_id: flank.publicId }),
    await post('/api/product-availability/', { public_id: flank.publicId, available: false }),
    await supplier.browser.post('/api/catalogue-import/', Buffer.from('name_fr')),
    await post('/api/catalogue-import-undo/', { public_id }),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'import_running'],
    [409, 'import_running'],
    [409, 'import_running'],
    [409, 'import_running'],
    [400, 'invalid_input'],
    [409, 'import_running'],
  ])
  const list = await supplier.browser.post('/api/catalogue-import/', Buffer.from(LIST))
  expect([list.status, list.body.code]).toEqual([409, 'import_running'])
  const other = await aSupplier(world)
  expect((await other.browser.post('/api/add-edit-product/', added)).status).toBe(201)
})

const LIST =
  'name_fr,name_en,category,unit,quantity_per_case,price\nAile,Wing,chicken,kg,10,85.00\n'

test('a preview is not confirmed while another import is under way', async () => {
  const { public_id } = await aPreview(supplier.browser)
  // As when a longer list is confirmed from another screen, from a preview that came before.
  await world.database
    .insertInto('catalogue_import')
    .values({
      supplier_id: supplier.id,
      file_digest: Buffer.alloc(32),
      catalogue_digest: '',
      state: 'applying',
    })
    .execute()
  const answer = await post('/api/catalogue-import-confirm/', { public_id })
  expect([answer.status, answer.body.code]).toEqual([409, 'import_running'])
})

test('an import that the database refuses is taken back, and leaves the catalogue as it was', async () => {
  const before = await exported()
  const { public_id } = await aPreview(supplier.browser, longList())
  await world.database
    .updateTable('catalogue_import_row')
    .set({ product: JSON.stringify({ ...FLANK, nameFr: '', nameEn: '', unit: '?' }) })
    .where('row_number', '=', ROWS)
    .execute()
  await post('/api/catalogue-import-confirm/', { public_id })
  await anImportWorker(world)
  expect(await importIn(supplier.browser, 'failed')).toMatchObject({ confirmed_at: null })
  expect(await exported()).toBe(before)
  expect((await anImport(supplier.browser, longList())).done).toBe(ROWS)
})

test('two workers write one import once', async () => {
  await begun()
  await Promise.all([anImportWorker(world), anImportWorker(world)])
  await importIn(supplier.browser, 'applied')
  expect(await productCount()).toBe(ROWS)
})
