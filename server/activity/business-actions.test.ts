import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()

/** What is recorded of a business, in the order in which it happened. */
async function recorded({ id }: BuiltAccount) {
  return world.database
    .selectFrom('business_action')
    .select(['by_person_id as by', 'action', 'subject', 'detail'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
}

const shoulder = {
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  price: '44.00',
  unit: 'lb',
  description: 'Désossée.',
  category: 'beef',
  quantity_per_case: '20',
}

test('changes of the catalogue are recorded with who made them and what changed', async () => {
  const supplier = await aSupplier(world)
  const desk = await aMember(world, supplier, 'desk')
  const by = desk.person.id
  const { body } = await desk.browser.post('/api/add-edit-product/', shoulder)
  const { public_id } = body
  const subject = 'Épaule de bœuf'
  const edit = { ...shoulder, public_id, price: '46.50', description: 'Parée.' }
  await desk.browser.post('/api/add-edit-product/', edit)
  // As it is already: nothing changed.
  await desk.browser.post('/api/add-edit-product/', edit)
  for (const available of [false, false]) {
    await supplier.browser.post('/api/product-availability/', { public_id, available })
  }
  await desk.browser.delete('/api/add-edit-product/', { public_id })
  await desk.browser.delete('/api/add-edit-product/', { public_id })
  expect(await recorded(supplier)).toEqual([
    { by, action: 'product_added', subject, detail: [] },
    {
      by,
      action: 'product_edited',
      subject,
      detail: [{ field: 'price', from: '44.00', to: '46.50' }, { field: 'description' }],
    },
    {
      by: supplier.person.id,
      action: 'availability_changed',
      subject,
      detail: [{ field: 'available', from: 'true', to: 'false' }],
    },
    { by, action: 'product_deleted', subject, detail: [] },
  ])
})

test('an import is one action however many rows it has, and its undoing another', async () => {
  const supplier = await aSupplier(world)
  const { browser } = supplier
  const { body } = await browser.post('/api/catalogue-import/', Buffer.from(aPriceList()))
  const { public_id, counts } = body
  expect(await recorded(supplier)).toEqual([])
  const confirm = () => browser.post('/api/catalogue-import-confirm/', { public_id })
  await confirm()
  await confirm()
  await expect.poll(async () => (await confirm()).body.state, { timeout: 20_000 }).toBe('applied')
  const undo = () => browser.post('/api/catalogue-import-undo/', { public_id })
  expect((await undo()).status).toBe(200)
  await expect.poll(async () => (await undo()).status, { timeout: 20_000 }).toBe(200)
  const detail = [
    { field: 'added', to: `${counts.new}` },
    { field: 'edited', to: `${counts.changed}` },
  ]
  const by = supplier.person.id
  expect(counts.new).toBeGreaterThan(0)
  expect(await recorded(supplier)).toEqual([
    { by, action: 'import_confirmed', subject: '', detail },
    { by, action: 'import_undone', subject: '', detail },
  ])
})

test('promotions, choices about them and reviews are recorded once each', async () => {
  const supplier = await aSupplier(world, { name: 'Boucherie Aubin' })
  const restaurant = await aRestaurant(world)
  await supplier.browser.post('/api/send-promotion/', { message: 'Agneau du Bas-du-Fleuve' })
  const [sent] = await recorded(supplier)
  expect(sent).toMatchObject({
    by: supplier.person.id,
    action: 'promotion_sent',
    detail: [{ field: 'recipients', to: expect.stringMatching(/^[1-9]/) }],
  })
  const choose = (body: object) =>
    restaurant.browser.post('/api/promotion-choices/', { source: 'account', ...body })
  const supplier_public_id = supplier.publicId
  for (const wanted of [false, false, true]) await choose({ supplier_public_id, wanted })
  for (const wanted of [true, false]) await choose({ wanted })
  await restaurant.browser.post('/api/review/', {
    supplier: { public_id: supplier.publicId },
    rating: '4',
    review: 'Frais.',
  })
  const by = restaurant.person.id
  const ofSupplier = { by, action: 'promotion_choices_changed', subject: 'Boucherie Aubin' }
  expect(await recorded(restaurant)).toEqual([
    { ...ofSupplier, detail: [{ field: 'suppliers', from: 'true', to: 'false' }] },
    { ...ofSupplier, detail: [{ field: 'suppliers', from: 'false', to: 'true' }] },
    { ...ofSupplier, subject: '', detail: [{ field: 'consent', from: 'true', to: 'false' }] },
    {
      by,
      action: 'review_written',
      subject: 'Boucherie Aubin',
      detail: [{ field: 'rating', to: '4' }],
    },
  ])
})

test('of settings the fields that changed are recorded, without what names a person', async () => {
  const restaurant = await aRestaurant(world)
  const { browser } = restaurant
  const path = '/api/restaurant-account-info/'
  const { user, pending_email: _, ...own } = (await browser.get(path)).body
  await browser.post(path, { user, restaurant: own })
  expect(await recorded(restaurant)).toEqual([])
  await browser.post(path, {
    user: { ...user, first_name: 'Réjean' },
    restaurant: { ...own, phone_number: '514 555-0199' },
  })
  const change = { by: restaurant.person.id, action: 'settings_changed', subject: '' }
  expect(await recorded(restaurant)).toEqual([
    { ...change, detail: [{ field: 'phone_number' }, { field: 'contact' }] },
  ])

  const supplier = await aSupplier(world)
  const supplierPath = '/api/supplier-account-info/'
  const account = (await supplier.browser.get(supplierPath)).body
  const { user: person, pending_email: __, ...business } = account
  await aSupplier(world, { serves: ['Laval'] })
  const changes = {
    minimum_order_price: '75.00',
    open_to: 'customers',
    supplier_cities: ['Montréal', 'Laval'],
  }
  await supplier.browser.post(supplierPath, { user: person, supplier: { ...business, ...changes } })
  const detail = [
    { field: 'minimum_order_price', from: '0.00', to: '75.00' },
    { field: 'open_to', from: 'everyone', to: 'customers' },
    { field: 'supplier_cities' },
  ]
  expect(await recorded(supplier)).toMatchObject([{ action: 'settings_changed', detail }])
})

test('a file with the account’s data is recorded', async () => {
  const restaurant = await aRestaurant(world)
  await restaurant.browser.get('/api/account-data/')
  const by = restaurant.person.id
  expect(await recorded(restaurant)).toEqual([
    { by, action: 'data_exported', subject: '', detail: [] },
  ])
})

test('what is refused is not recorded, and what is recorded is never rewritten', async () => {
  const supplier = await aSupplier(world)
  const theirs = await aProduct(world, await aSupplier(world))
  await supplier.browser.delete('/api/add-edit-product/', { public_id: theirs.publicId })
  await supplier.browser.post('/api/add-edit-product/', { ...shoulder, public_id: theirs.publicId })
  expect(await recorded(supplier)).toEqual([])

  await supplier.browser.post('/api/add-edit-product/', shoulder)
  for (const change of [
    sql`update business_action set subject = ''`,
    sql`delete from business_action`,
  ]) {
    await expect(change.execute(world.database)).rejects.toThrow()
  }
})
