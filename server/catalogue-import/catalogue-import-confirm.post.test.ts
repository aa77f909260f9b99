import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPreview } from '@halles/testing/world/import.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()
const FLANK = { name_fr: 'Bavette', name_en: 'Flank', category: 'beef' }
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

function preview(list: string): Promise<Answer> {
  return supplier.browser.post('/api/catalogue-import/', Buffer.from(list))
}

function confirm(public_id: string): Promise<Answer> {
  return supplier.browser.post('/api/catalogue-import-confirm/', { public_id })
}

async function products(): Promise<Body[]> {
  const { body } = await supplier.browser.get('/api/supplier-product-list/')
  return body.results.map((product: Body) => [
    product.name_fr,
    product.price,
    product.price_per_unit,
  ])
}

test('a confirmation does what was shown, all at once, and leaves faulty rows out', async () => {
  const flank = await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
  const list = aPriceList([
    { ...FLANK, price: '60.00' },
    {},
    { name_fr: 'Cuisse', name_en: 'Leg', price: '0' },
  ])
  const { body: shown } = await preview(list)
  const { status, body } = await confirm(shown.public_id)
  const applied = { state: 'applied', done: 2, confirmed_at: expect.any(String) }
  expect([status, body]).toEqual([200, { ...shown, ...applied }])
  expect(await products()).toEqual([
    ['Bavette', '60.00', '6.0000'],
    ['Poitrine de poulet', '85.00', '8.5000'],
  ])
  const one = `/api/supplier-product-list/?product_public_id=${flank.publicId}`
  expect((await supplier.browser.get(one)).body.price).toBe('60.00')
  expect((await supplier.browser.get('/api/catalogue-import-last/')).body.last).toEqual(body)
})

test('a preview from before there was a field is applied all the same, and leaves it as it is', async () => {
  const flank = await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
  await sql`update product set pick_place = 'Allée 4' where id = ${flank.id}`.execute(
    world.database,
  )
  const { body: shown } = await preview(aPriceList([{ ...FLANK, price: '60.00' }, {}]))
  await sql`
    update catalogue_import_row set product = product - '{leadDays,pickPlace}'::text[],
      before = before - '{leadDays,pickPlace}'::text[]`.execute(world.database)
  expect((await confirm(shown.public_id)).body.state).toBe('applied')
  const { results } = (await supplier.browser.get('/api/supplier-product-list/')).body
  expect(
    results.map(({ price, lead_days, pick_place }: Body) => [price, lead_days, pick_place]),
  ).toEqual([
    ['60.00', 0, 'Allée 4'],
    ['85.00', 0, ''],
  ])
})

test('a new product may be ordered by a restaurant and found by its words', async () => {
  const { body } = await preview(aPriceList())
  await confirm(body.public_id)
  const found = await supplier.browser.get('/api/supplier-product-list/?search=poitrine')
  expect(found.body.count).toBe(1)
})

test('another supplier neither reads nor confirms nor undoes it', async () => {
  const { body: shown } = await preview(aPriceList())
  const { browser } = await aSupplier(world)
  for (const action of ['confirm', 'undo']) {
    const path = `/api/catalogue-import-${action}/`
    expect((await browser.post(path, { public_id: shown.public_id })).status).toBe(404)
  }
  for (const path of ['catalogue-import-faults/?', 'catalogue-import/?kind=new&']) {
    const answer = await browser.get(`/api/${path}public_id=${shown.public_id}`)
    expect(answer.status).toBe(404)
  }
  expect(await products()).toEqual([])
  expect((await confirm(shown.public_id)).body.state).toBe('applied')
  expect((await browser.get('/api/catalogue-import-last/')).body.last).toBe(null)
})

test('it does not wait for what is done to an import of another supplier', async () => {
  const { body: shown } = await preview(aPriceList())
  const other = await aSupplier(world)
  await aPreview(other.browser)
  await inTransaction(world.database, async (tx) => {
    await sql`select from catalogue_import where supplier_id = ${other.id} for update`.execute(tx)
    expect((await confirm(shown.public_id)).status).toBe(200)
  })
})

test('the same confirmation ten times at once is one import [A211]', async () => {
  const { body: shown } = await preview(aPriceList())
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(shown.public_id)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await products()).toHaveLength(1)
})

test('the same file sent twice at once is one import [A211]', async () => {
  const sendings = await Promise.all(
    [1, 2].map(async () => {
      const { body } = await preview(aPriceList())
      return confirm(body.public_id)
    }),
  )
  const statuses = sendings.map(({ status }) => status)
  // One finds its preview replaced, or the catalogue changed by the other.
  expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true)
  expect(await products()).toHaveLength(1)
})

test.each([
  ['a price edited', (id: string) => edit(id, { price: '51.00' })],
  ['a description edited', (id: string) => edit(id, { description: 'Parée.' })],
  ['a product deleted', (id: string) => supplier.browser.delete(EDIT, { public_id: id })],
  ['a product added', () => edit(undefined, {})],
])('after %s meanwhile the supplier has to look again', async (_, change) => {
  const flank = await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
  const { body: shown } = await preview(aPriceList([{ ...FLANK, price: '60.00' }, {}]))
  await change(flank.publicId)
  const before = await products()
  const { status, body } = await confirm(shown.public_id)
  expect([status, body.code]).toEqual([409, 'catalogue_changed'])
  expect(await products()).toEqual(before)

  const again = await preview(aPriceList([{ ...FLANK, price: '60.00' }, {}]))
  expect((await confirm(again.body.public_id)).status).toBe(200)
})

test('an edit at the same moment is either seen, or overwritten by nobody', async () => {
  for (let round = 0; round < 5; round++) {
    const product = await aProduct(world, supplier, { nameFr: `Flanc ${round}` })
    const row = { ...FLANK, name_fr: `Flanc ${round}`, name_en: `Flanc ${round}`, price: '60.00' }
    const { body: shown } = await preview(aPriceList([row]))
    const [confirmed] = await Promise.all([
      confirm(shown.public_id),
      edit(product.publicId, { price: '51.00' }),
    ])
    const one = `/api/supplier-product-list/?product_public_id=${product.publicId}`
    const { price } = (await supplier.browser.get(one)).body
    // Whichever came first, the later one holds: an import that came later was refused.
    expect([confirmed.status, price]).toEqual([expect.toBeOneOf([200, 409]), '51.00'])
  }
})

test("a list that changes nothing, and another supplier's preview, are not imported", async () => {
  await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
  const { body: shown } = await preview(aPriceList([{ ...FLANK, price: '50' }]))
  expect((await confirm(shown.public_id)).body.code).toBe('import_empty')
  const stranger = await aSupplier(world)
  const answer = await stranger.browser.post('/api/catalogue-import-confirm/', {
    public_id: shown.public_id,
  })
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
})

const EDIT = '/api/add-edit-product/'

function edit(public_id: string | undefined, changes: object): Promise<Answer> {
  const product = {
    ...FLANK,
    price: '50.00',
    unit: 'kg',
    quantity_per_case: '10',
    description: '',
  }
  return supplier.browser.post(EDIT, { ...product, ...changes, public_id })
}
