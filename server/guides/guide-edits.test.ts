import { MAX_ARCHIVED_GUIDES, MAX_GUIDE_ITEMS, MAX_GUIDES } from '@halles/domain/guide.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aGuide, readGuide } from '@halles/testing/world/guide.ts'
import { refusals as en } from '@halles/texts/en/refusals.ts'
import { refusals as fr } from '@halles/texts/fr/refusals.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await aTestApp()
const supplier = await aSupplier(world)
const products = await Promise.all(
  Array.from({ length: 5 }, (_, index) =>
    aProduct(world, supplier, { nameFr: `Produit ${index}` }),
  ),
)
const [first, second, third, fourth] = products.map(({ publicId }) => publicId)

async function aGuideOfThree() {
  const restaurant = await aRestaurant(world)
  const { guide_public_id, items } = await aGuide(restaurant, products.slice(0, 3))
  const post = (call: string, body: object) =>
    restaurant.browser.post(`/api/${call}/`, { guide_public_id, ...body })
  const read = async (): Promise<Body> => (await readGuide(restaurant, guide_public_id)).body
  const ids = async () => (await read()).items.map(({ public_id }: Body) => public_id)
  return { restaurant, guide_public_id, items, post, read, ids }
}

const anItem = (product: string | undefined, more: object = {}) => ({
  ...{ label: '', section: '', measure: 'case', par: null, products: [product] },
  ...more,
})

test('guides are listed by name, with how many items they have', async () => {
  await aGuideOfThree()
  const { browser } = await aRestaurant(world)
  await browser.post('/api/guide-save/', { name: 'Cuisine', products: [first, second] })
  await browser.post('/api/guide-save/', { name: 'bar' })
  const { body } = await browser.get('/api/guide-list/')
  expect(body.guides).toMatchObject([
    { name: 'bar', item_count: 0, is_archived: false, counted_at: null },
    { name: 'Cuisine', item_count: 2 },
  ])
})

test('two guides in use never have one name, whatever the case; an archived one may', async () => {
  const { restaurant, guide_public_id } = await aGuideOfThree()
  const save = (body: object) => restaurant.browser.post('/api/guide-save/', body)
  expect((await save({ name: 'Cuisine' })).status).toBe(200)
  expect((await save({ name: ' CUISINE ' })).body.fields).toEqual({
    name: 'Un autre guide porte déjà ce nom.',
  })
  const own = { guide_public_id, guide_version: 1, name: 'cuisine' }
  expect((await save(own)).body.code).toBe('invalid_input')
  const archive = (archived: boolean, guide_version: number) =>
    restaurant.browser.post('/api/guide-archive/', { guide_public_id, guide_version, archived })
  expect((await archive(true, 1)).body).toEqual({ guide_version: 2 })
  expect((await save({ ...own, guide_version: 2 })).body).toMatchObject({ guide_version: 3 })
  expect((await archive(false, 3)).body.code).toBe('invalid_input')
})

/** What is sent while a row is locked, answered once all of it waits for the row and that is given back. */
async function whileLocked(
  table: 'restaurant' | 'guide',
  id: string,
  send: () => Promise<Answer>[],
): Promise<Answer[]> {
  const { all } = await inTransaction(world.database, async (tx) => {
    const row = table === 'guide' ? sql`public_id = ${id}` : sql`account_id = ${Number(id)}`
    await sql`select from ${sql.table(table)} where ${row} for update`.execute(tx)
    const sent = send()
    const answers = Promise.all(sent)
    expect(await comesToWait(world.database, answers, sent.length)).toBe(true)
    return { all: answers }
  })
  return all
}

test('of those that create a guide of one name at once, one does', async () => {
  const { browser, id } = await aRestaurant(world)
  const create = () => browser.post('/api/guide-save/', { name: 'Bar' })
  const answers = await whileLocked('restaurant', String(id), () => [create(), create(), create()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('a restaurant has at most twenty guides in use, and archiving one makes room', async () => {
  const { restaurant, guide_public_id } = await aGuideOfThree()
  const save = (name: string) => restaurant.browser.post('/api/guide-save/', { name })
  for (let number = 2; number <= MAX_GUIDES; number++) {
    expect((await save(`Numéro ${number}`)).status).toBe(200)
  }
  expect((await save('De trop')).body.code).toBe('guides_full')
  const archive = { guide_public_id, guide_version: 1 }
  expect((await restaurant.browser.post('/api/guide-archive/', archive)).status).toBe(200)
  expect((await save('De trop')).status).toBe(200)
  const restore = { ...archive, guide_version: 2, archived: false }
  const refused = await restaurant.browser.post('/api/guide-archive/', restore)
  expect(refused.body.code).toBe('guides_full')
})

test('a restaurant has at most a hundred archived guides, and restoring one makes room', async () => {
  const { restaurant, post, guide_public_id } = await aGuideOfThree()
  const { rows } = await sql<{ publicId: string }>`
    insert into guide (restaurant_id, name, archived_at)
    select ${restaurant.id}::integer, 'Ancien ' || number, now()
    from generate_series(1, ${sql.lit(MAX_ARCHIVED_GUIDES)}) number returning public_id as "publicId"`.execute(
    world.database,
  )
  const refused = await post('guide-archive', { guide_version: 1 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'archived_guides_full' } })
  const old = { guide_public_id: rows[0]?.publicId, guide_version: 1 }
  expect((await post('guide-archive', old)).status).toBe(200)
  const restore = { ...old, guide_version: 2, archived: false }
  expect((await post('guide-archive', restore)).status).toBe(200)
  const archived = await post('guide-archive', { guide_public_id, guide_version: 1 })
  expect(archived.body).toEqual({ guide_version: 2 })
})

test('where no guide can be archived either, nobody is told to archive one', async () => {
  const { restaurant, guide_public_id } = await aGuideOfThree()
  const { browser } = restaurant
  const insert = (name: string, count: number, archivedAt: string | null) =>
    sql<{ publicId: string }>`
      insert into guide (restaurant_id, name, archived_at)
      select ${restaurant.id}::integer, ${name} || number, ${archivedAt}::timestamptz
      from generate_series(1, ${sql.lit(count)}) number returning public_id as "publicId"`.execute(
      world.database,
    )
  await insert('En usage ', MAX_GUIDES - 1, null)
  const { rows } = await insert('Ancien ', MAX_ARCHIVED_GUIDES, '2026-11-01')
  const create = (language: string) =>
    browser.post('/api/guide-save/', { name: 'De trop' }, { 'Accept-Language': language })
  const restore = { guide_public_id: rows[0]?.publicId, guide_version: 1, archived: false }
  const answers = [
    await create('fr'),
    await browser.post('/api/guide-archive/', restore),
    await browser.post('/api/guide-archive/', { guide_public_id, guide_version: 1 }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'archived_guides_full']),
  )
  const sentences = [answers[0]?.body.message, (await create('en')).body.message]
  expect(sentences).toEqual([fr.archived_guides_full, en.archived_guides_full])
  const rename = { guide_public_id, guide_version: 1, name: 'De trop' }
  expect((await browser.post('/api/guide-save/', rename)).status).toBe(200)
})

test('a guide has at most 300 items', async () => {
  const restaurant = await aRestaurant(world)
  const { rows } = await sql<{ publicId: string }>`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select ${supplier.id}::integer, 'fetl', 'Poireaux ' || number, 'Leeks', 'kg', 100, 100, 100
    from generate_series(1, ${sql.lit(MAX_GUIDE_ITEMS)}) number returning public_id as "publicId"`.execute(
    world.database,
  )
  const { guide_public_id } = await aGuide(restaurant, rows)
  const seen = { guide_public_id, guide_version: 1 }
  const byItem = await restaurant.browser.post('/api/guide-item-save/', {
    ...seen,
    ...anItem(first),
  })
  const byGuide = await restaurant.browser.post('/api/guide-save/', {
    ...{ ...seen, name: 'Tout', products: [first] },
  })
  expect([byItem.body.code, byGuide.body.code]).toEqual(['guide_full', 'guide_full'])
})

test('an edit of a version that is no longer the newest changes nothing, and brings the guide as it is', async () => {
  const { post, read, items } = await aGuideOfThree()
  const remove = { item_public_id: items[0], guide_version: 1 }
  expect((await post('guide-item-remove', remove)).body).toEqual({ guide_version: 2 })
  const current = await read()
  for (const [call, body] of [
    ['guide-item-save', anItem(fourth)],
    ['guide-item-move', { item_public_id: items[1], before: null }],
    ['guide-item-remove', { item_public_id: items[1] }],
    ['guide-archive', {}],
    ['guide-save', { name: 'Autre' }],
  ] as const) {
    const refused = await post(call, { ...body, guide_version: 1 })
    expect(refused, call).toMatchObject({ status: 409, body: { code: 'guide_changed' } })
    expect(refused.body.guide).toEqual(current)
  }
  expect(await read()).toEqual(current)
})

test('of several edits of one version at once, one is made', async () => {
  const { guide_public_id, post, ids, items } = await aGuideOfThree()
  const answers = await whileLocked('guide', guide_public_id, () =>
    items.map((item_public_id) => post('guide-item-remove', { item_public_id, guide_version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await ids()).toHaveLength(2)
})

test('an item moves before another, into its section, or to the end', async () => {
  const { post, ids, read, items } = await aGuideOfThree()
  const [a, b, c] = items
  await post('guide-item-save', {
    ...{ item_public_id: c, guide_version: 1 },
    ...anItem(third, { section: 'Froid' }),
  })
  await post('guide-item-move', { item_public_id: a, before: c, guide_version: 2 })
  expect(await ids()).toEqual([b, a, c])
  const { items: moved } = await read()
  expect(moved.map(({ section }: Body) => section)).toEqual(['', 'Froid', 'Froid'])
  await post('guide-item-move', { item_public_id: b, before: null, guide_version: 3 })
  expect(await ids()).toEqual([a, c, b])
})

test('a new item comes to the end of its section', async () => {
  const { post, ids, items } = await aGuideOfThree()
  const [a, b, c] = items
  await post('guide-item-save', {
    ...{ item_public_id: a, guide_version: 1 },
    ...anItem(first, { section: 'Froid' }),
  })
  expect(await ids()).toEqual([b, c, a])
  const added = await post('guide-item-save', { guide_version: 2, ...anItem(fourth) })
  expect(await ids()).toEqual([b, c, added.body.item_public_id, a])
})

test('a product is in one item of a guide', async () => {
  const { post, items, read } = await aGuideOfThree()
  const twice = { guide_version: 1, item_public_id: items[0] }
  for (const wanted of [
    [first, second],
    [first, first],
  ]) {
    const refused = await post('guide-item-save', { ...twice, ...anItem(first), products: wanted })
    expect(refused.body.fields).toEqual({ products: 'Ce produit est déjà dans le guide.' })
  }
  const again = { guide_version: 1, name: 'Cuisine', products: [first, fourth] }
  expect((await post('guide-save', again)).body.guide_version).toBe(2)
  expect((await read()).items).toHaveLength(4)
})

test('a product that is not sold to the restaurant is not found, unless the item has it already', async () => {
  const { post, items } = await aGuideOfThree()
  const far = await aProduct(world, await aSupplier(world, { serves: ['Gatineau'] }))
  await aRestaurant(world, { city: 'Gatineau' })
  const gone = await aProduct(world, supplier)
  const deleted = await aProduct(world, supplier)
  await supplier.browser.delete('/api/add-edit-product/', { public_id: deleted.publicId })
  const suspended = await aSupplier(world)
  const withheld = await aProduct(world, suspended)
  await sql`update account set status = 'suspended' where id = ${suspended.id}`.execute(
    world.database,
  )
  const item = { item_public_id: items[0], ...anItem(first) }
  const withGone = { ...item, products: [first, gone.publicId] }
  expect((await post('guide-item-save', { guide_version: 1, ...withGone })).status).toBe(200)
  await supplier.browser.delete('/api/add-edit-product/', { public_id: gone.publicId })
  expect((await post('guide-item-save', { guide_version: 2, ...withGone })).status).toBe(200)
  const others = [far, deleted, withheld].map(({ publicId }) => publicId)
  for (const publicId of [...others, '0'.repeat(32)]) {
    const refused = await post('guide-item-save', { guide_version: 3, ...anItem(publicId) })
    expect(refused.status).toBe(404)
  }
})

test('an item that gets another measure has no count, for that was in the old one', async () => {
  const { post, read, items } = await aGuideOfThree()
  const [item_public_id] = items
  const counted = async () => (await read()).items[0].count?.amount
  await post('guide-count-set', { counts: [{ item_public_id, amount: '2' }] })
  const save = { item_public_id, ...anItem(first) }
  await post('guide-item-save', { ...save, par: '4', guide_version: 1 })
  expect(await counted()).toBe('2')
  await post('guide-item-save', { ...save, measure: 'g', guide_version: 2 })
  expect(await counted()).toBeUndefined()
})

test('a cook counts and fills, and changes nothing of a guide', async () => {
  const { restaurant, guide_public_id, items } = await aGuideOfThree()
  const { browser } = await aMember(world, restaurant, 'cook')
  const counts = [{ item_public_id: items[0], amount: '2' }]
  const counted = await browser.post('/api/guide-count-set/', { guide_public_id, counts })
  const filled = await browser.post('/api/guide-fill/', { guide_public_id, from: 'par' })
  const removed = await browser.post('/api/guide-item-remove/', {
    ...{ guide_public_id, guide_version: 1, item_public_id: items[0] },
  })
  expect([counted.status, filled.status, removed.body.code]).toEqual([200, 200, 'not_permitted'])
})
