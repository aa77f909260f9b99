import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { readOrder } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
const FLANK = { name_fr: 'Bavette', name_en: 'Flank', category: 'beef' }
let supplier: BuiltAccount
let flank: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  flank = await aProduct(world, supplier, {
    nameFr: 'Bavette',
    nameEn: 'Flank',
    description: 'Oui.',
  })
  await aProduct(world, supplier, { nameFr: 'Zeste' })
})

async function imported(list = aPriceList([{ ...FLANK, price: '60.00' }, {}])): Promise<string> {
  const { body } = await supplier.browser.post('/api/catalogue-import/', Buffer.from(list))
  const { public_id } = body
  const { status } = await supplier.browser.post('/api/catalogue-import-confirm/', { public_id })
  expect(status).toBe(200)
  return public_id
}

function undo(public_id: string): Promise<Answer> {
  return supplier.browser.post('/api/catalogue-import-undo/', { public_id })
}

async function exported(format = 'csv'): Promise<string> {
  return (await supplier.browser.get(`/api/catalogue-export/?format=${format}`)).text
}

test('undone, an import leaves the catalogue as it was, to the byte', async () => {
  const before = [await exported('csv'), await exported('xlsx')]
  const publicId = await imported()
  expect(await exported()).not.toBe(before[0])
  const { status, body } = await undo(publicId)
  expect([status, body.undone_at]).toEqual([200, expect.any(String)])
  expect([await exported('csv'), await exported('xlsx')]).toEqual(before)
})

test('days ahead and places are imported, exported, and undone', async () => {
  const before = await exported()
  const said = { ...FLANK, price: '50.00', lead_days: '4', pick_place: 'Allée 7' }
  const publicId = await imported(aPriceList([said, { lead_days: '1', pick_place: '' }]))
  const { results } = (await supplier.browser.get('/api/supplier-product-list/')).body
  expect(
    results.map(({ name_fr, lead_days, pick_place }: Body) => [name_fr, lead_days, pick_place]),
  ).toEqual([
    ['Bavette', 4, 'Allée 7'],
    ['Poitrine de poulet', 1, ''],
    ['Zeste', 0, ''],
  ])
  expect(
    (await supplier.browser.post('/api/catalogue-import/', Buffer.from(await exported()))).body
      .counts,
  ).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0 })
  expect((await undo(publicId)).status).toBe(200)
  expect(await exported()).toBe(before)
})

test('an import from before there were days ahead and places is undone all the same', async () => {
  const before = await exported()
  const publicId = await imported()
  await sql`
    update catalogue_import_row set product = product - '{leadDays,pickPlace}'::text[],
      before = before - '{leadDays,pickPlace}'::text[]`.execute(world.database)
  expect(
    (await supplier.browser.get(`/api/catalogue-import/?public_id=${publicId}&kind=changed`))
      .status,
  ).toBe(200)
  expect((await undo(publicId)).status).toBe(200)
  expect(await exported()).toBe(before)
})

test('undone twice at once it is undone once', async () => {
  const before = await exported()
  const publicId = await imported()
  const answers = await Promise.all([undo(publicId), undo(publicId), undo(publicId)])
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await exported()).toBe(before)
})

test('once one of its products has changed, an import stays', async () => {
  const publicId = await imported()
  const { body } = await supplier.browser.get('/api/supplier-product-list/?search=poitrine')
  const [added] = body.results
  const edits = [
    { public_id: flank.publicId, price: '61.00' },
    { public_id: added.public_id, price: '61.00' },
  ]
  for (const { public_id, price } of edits) {
    const { price: was } = await product(public_id)
    await edit(public_id, price)
    const before = await exported()
    const answer = await undo(publicId)
    expect([answer.status, answer.body.code]).toEqual([409, 'import_superseded'])
    expect(await exported()).toBe(before)
    await edit(public_id, was)
  }
  // As the import left them, they may go again.
  expect((await undo(publicId)).status).toBe(200)
})

test('an import with a product deleted since stays', async () => {
  const publicId = await imported()
  await supplier.browser.delete('/api/add-edit-product/', { public_id: flank.publicId })
  expect((await undo(publicId)).body.code).toBe('import_superseded')
})

test('only the last import is undone, and a preview is none', async () => {
  const first = await imported()
  const second = await imported(aPriceList([{ name_fr: 'Cuisse', name_en: 'Leg' }]))
  expect((await undo(first)).status).toBe(404)
  expect((await undo(second)).status).toBe(200)
  const file = Buffer.from(aPriceList([{ name_fr: 'Aile', name_en: 'Wing' }]))
  const { body } = await supplier.browser.post('/api/catalogue-import/', file)
  expect((await undo(body.public_id)).status).toBe(404)
})

test('what was ordered meanwhile stays ordered as it was', async () => {
  const publicId = await imported()
  const { body } = await supplier.browser.get('/api/supplier-product-list/?search=poitrine')
  const [{ public_id }] = body.results
  const restaurant = await aRestaurant(world)
  const order = await anOrder(world, restaurant, [
    { product: { publicId: public_id }, quantity: 2 },
  ])
  const ordered = await readOrder(restaurant, order)
  expect((await undo(publicId)).status).toBe(200)
  expect(await readOrder(restaurant, order)).toEqual(ordered)
})

async function product(publicId: string) {
  const one = `/api/supplier-product-list/?product_public_id=${publicId}`
  return (await supplier.browser.get(one)).body
}

async function edit(publicId: string, price: string): Promise<void> {
  const { body } = await supplier.browser.post('/api/add-edit-product/', {
    ...(await product(publicId)),
    price,
  })
  expect(body.price).toBe(price)
}
