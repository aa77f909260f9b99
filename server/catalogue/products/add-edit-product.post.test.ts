import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { unsaidFields } from '@halles/testing/world/unsaid-fields.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const supplier = await aSupplier(world)
const PATH = '/api/add-edit-product/'

const shoulder = {
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  price: '44.00',
  unit: 'lb',
  description: 'Désossée.',
  category: 'beef',
  quantity_per_case: '20',
}

function post(body: object, { browser }: BuiltAccount = supplier) {
  return browser.post(PATH, body)
}

async function read(publicId: string, { browser }: BuiltAccount = supplier): Promise<Body> {
  const answer = await browser.get(`/api/supplier-product-list/?product_public_id=${publicId}`)
  return answer.body
}

test('a supplier adds a product, with its unit prices worked out, and finds it again', async () => {
  const { status, body } = await post(shoulder)
  expect(status).toBe(201)
  expect(body).toEqual({
    ...unsaidFields('supplier', 'everybody'),
    photos: [],
    ...shoulder,
    public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    category_name: 'beef',
    price_per_unit: '2.2000',
    price_per_kg: '4.8502',
    sold_quantity: 0,
    available: true,
    available_from: null,
    lead_days: 0,
    pick_place: '',
  })
  expect(await read(body.public_id)).toEqual(body)
})

test('a product says how many days ahead it is ordered and where it is taken from; left out, it stays so', async () => {
  const told = { lead_days: 3, pick_place: 'Allée 4, chambre froide' }
  const { body } = await post({ ...shoulder, ...told })
  expect(body).toMatchObject(told)
  const { public_id } = body
  const edited = await post({ ...shoulder, public_id, price: '45.00' })
  expect(edited.body).toMatchObject({ ...told, price: '45.00' })
  const moved = await post({ ...shoulder, public_id, price: '45.00', pick_place: '', lead_days: 0 })
  expect(moved.body).toMatchObject({ lead_days: 0, pick_place: '' })
  const { detail } = await world.database
    .selectFrom('business_action')
    .select('detail')
    .where('account_id', '=', supplier.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toEqual([
    { field: 'lead_days', from: '3', to: '0' },
    { field: 'pick_place', from: 'Allée 4, chambre froide', to: '' },
  ])
})

test.each([
  ['lead_days', -1],
  ['lead_days', 31],
  ['lead_days', 1.5],
  ['lead_days', '3'],
  ['pick_place', 'x'.repeat(41)],
  ['pick_place', 'a\nb'],
])('%s of %j is refused by name', async (field, value) => {
  const { status, body } = await post({ ...shoulder, [field]: value })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('a restaurant that the supplier serves sees the product at once', async () => {
  const { body } = await post({ ...shoulder, name_fr: 'Onglet de veau' })
  const restaurant = await aRestaurant(world)
  const { results } = (await restaurant.browser.get('/api/product-list/?search=onglet')).body
  expect(results.map((product: Body) => product.public_id)).toEqual([body.public_id])
})

test('a supplier may sell two products of one name', async () => {
  const first = await post(shoulder)
  const second = await post(shoulder)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.public_id).not.toBe(second.body.public_id)
})

test('a description may be left out, and names are kept as one clean line', async () => {
  const { description: _, ...bare } = shoulder
  const { body } = await post({ ...bare, name_fr: '  E\u0301paule 🥩 ' })
  expect([body.name_fr, body.description]).toEqual(['Épaule 🥩', ''])
})

test.each([
  [10, '10.00'],
  ['10', '10.00'],
  [0.1, '0.10'],
  ['12.5', '12.50'],
  ['0.01', '0.01'],
  ['99999.99', '99999.99'],
])('a price of %j is %s to the cent [A120]', async (price, cents) => {
  const { status, body } = await post({ ...shoulder, price })
  expect([status, body.price]).toEqual([201, cents])
})

test.each([
  ['0.10', '3', 'unit', '0.0333', null],
  ['0.20', '3', 'unit', '0.0667', null],
  ['10.00', '3', 'kg', '3.3333', '3.3333'],
  ['18.00', '12', '100g', '1.5000', '15.0000'],
  ['99999.99', '0.01', 'g', '9999999.0000', '9999999000.0000'],
])(
  'a case at %s $ of %s %s is %s $ a unit, thirds rounded at the fourth decimal [A120]',
  async (price, quantity_per_case, unit, per_unit, per_kg) => {
    const { body } = await post({ ...shoulder, price, quantity_per_case, unit })
    expect([body.price_per_unit, body.price_per_kg]).toEqual([per_unit, per_kg])
  },
)

test('an edit changes price, case, unit and description, and the unit prices with them', async () => {
  const { body: added } = await post(shoulder)
  const edit = { price: '50.00', quantity_per_case: '10', unit: 'kg', description: 'Parée.' }
  const edited = await post({ ...shoulder, ...edit, public_id: added.public_id })
  expect(edited.status).toBe(200)
  expect(edited.body).toEqual({
    ...added,
    ...edit,
    price_per_unit: '5.0000',
    price_per_kg: '5.0000',
  })
  expect(await read(added.public_id)).toEqual(edited.body)
  const byPiece = await post({ ...shoulder, public_id: added.public_id, unit: 'unit' })
  expect(byPiece.body.price_per_kg).toBeNull()
})

test('names and category stay as they are on an edit, and what is counted or computed is never taken [A192]', async () => {
  const { body: added } = await post(shoulder)
  const edited = await post({
    ...shoulder,
    public_id: added.public_id,
    name_fr: 'Autre',
    name_en: 'Other',
    category: 'pork',
    sold_quantity: 999,
    rating: 5,
    price_per_unit: '0.0001',
    price_per_kg: '0.0001',
    supplier: 'x',
    supplier_id: 1,
    id: 1,
    deleted_at: null,
  })
  expect([edited.status, edited.body]).toEqual([200, added])
})

test("another supplier's product, a deleted one and an invented one are not found, in the same bytes [A191]", async () => {
  const rival = await aSupplier(world)
  const theirs = await aProduct(world, rival)
  const deleted = await aProduct(world, supplier)
  await supplier.browser.delete(PATH, { public_id: deleted.publicId })
  const before = await fingerprint(world.database)
  const answers = []
  for (const public_id of [theirs.publicId, deleted.publicId, '0'.repeat(32)]) {
    answers.push(await post({ ...shoulder, public_id }))
  }
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(await fingerprint(world.database)).toBe(before)
})

const AMOUNTS = [
  ...['0', '0.00', '-1', '5.001', '1e3', '5,00', 'NaN', 'Infinity', '100000000', '٥', '0x10'],
  ...['', ' 5', '+5', '05', 0, -1, 5.001, 1e21, null, true, [5], {}],
]

test.each([
  ['price', [...AMOUNTS, '100000']],
  ['quantity_per_case', [...AMOUNTS, '100000']],
  ['unit', ['kg;', '<b>', '', ' kg', 'kg ', 'é', 'x'.repeat(21), 'x'.repeat(60), 5, null, ['kg']]],
  ['category', ['all', 'meat', 'Beef', '', 5, null, ['beef']]],
  [
    'name_fr',
    [
      '',
      '  ',
      'x'.repeat(151),
      'a\nb',
      'a\0b',
      'a\u202eb',
      'a\u200bb',
      'a\uffffb',
      '\ud800',
      5,
      null,
    ],
  ],
  [
    'name_en',
    ['', '  ', 'x'.repeat(151), 'a\nb', 'a\0b', 'a\u202eb', 'a\u200bb', '\ud800', 5, null],
  ],
  ['description', ['x'.repeat(2_001), 'a\0b', 'a\ufffeb', '\ud800', 5, null]],
  ['public_id', ['', 'a b', "' or 1=1 --", 5, null, {}]],
] as const)(
  'a bad %s is refused by name, and nothing is saved [A188 A189 A190]',
  async (field, values) => {
    const before = await fingerprint(world.database)
    for (const value of values) {
      const { status, body } = await post({ ...shoulder, [field]: value })
      expect([value, status, body.code]).toEqual([value, 400, 'invalid_input'])
      expect(Object.keys(body.fields)).toEqual([field])
    }
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('everything wrong is named at once, in the language of whoever asks', async () => {
  const { body } = await supplier.browser.post(PATH, {}, { 'Accept-Language': 'en' })
  expect(Object.keys(body.fields).sort()).toEqual([
    'category',
    'name_en',
    'name_fr',
    'price',
    'quantity_per_case',
    'unit',
  ])
})

test.each(['kg', 'KG', 'g', 'unit', '100g', '2oz', '1lb', '355ml', 'x'.repeat(20)])(
  'the unit %s is accepted [A189]',
  async (unit) => {
    const { status, body } = await post({ ...shoulder, unit })
    expect([status, body.unit]).toEqual([201, unit])
  },
)

test('HTML in names and description is text like any other, to its supplier and to restaurants [A193]', async () => {
  const hostile = '</script><img src=x onerror=alert(1)> {{7*7}} =HYPERLINK("x")'
  const { body } = await post({
    ...shoulder,
    name_fr: hostile,
    name_en: hostile,
    description: hostile,
  })
  expect([body.name_fr, body.name_en, body.description]).toEqual([hostile, hostile, hostile])
  const restaurant = await aRestaurant(world)
  const answer = await restaurant.browser.get('/api/product-list/?search=hyperlink')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.body.results[0].description).toBe(hostile)
})
