import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { fieldProblems } from '@halles/texts/fr/field-problems.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const CARROTS = {
  name_fr: 'Carottes',
  name_en: 'Carrots',
  category: 'fetl',
  price: '20.00',
  unit: 'kg',
  quantity_per_case: '10',
}
const FACTS = {
  item_code: 'CAR-10',
  gtin: '4006381333931',
  sold_by_weight: 'weighed',
  brand: 'Jardins du Nord',
  origin: 'CA-QC',
  made: 'grown',
  marks: ['free_range', 'fair_trade'],
  months: ['august', 'july'],
  keep: 'chilled',
  shelf_days: 21,
  contains: [],
  may_contain: ['sulphites', 'mustard'],
}
// As they are kept: several in the order in which they are declared.
const KEPT = {
  ...FACTS,
  gtin: '04006381333931',
  marks: ['fair_trade', 'free_range'],
  months: ['july', 'august'],
  may_contain: ['mustard', 'sulphites'],
}

const save = (product: object) => supplier.browser.post('/api/add-edit-product/', product)

async function exported(query: string): Promise<Buffer> {
  const headers = { Cookie: `sessionid=${supplier.browser.cookies.get('sessionid')}` }
  const answer = await fetch(`${world.origin}/api/catalogue-export/?${query}`, { headers })
  return Buffer.from(await answer.arrayBuffer())
}

test('what is stated of a product is answered to its supplier, and to restaurants but its code', async () => {
  const { status, body } = await save({ ...CARROTS, ...FACTS })
  expect(status).toBe(201)
  expect(body).toMatchObject(KEPT)
  const { browser } = await aRestaurant(world)
  const [listed] = (await browser.get('/api/product-list/')).body.results
  const { item_code: _, ...shown } = KEPT
  expect(listed).toMatchObject(shown)
  expect(listed).not.toHaveProperty('item_code')
})

test('what is left out stays as it was; null takes a statement back', async () => {
  const { body } = await save({ ...CARROTS, ...FACTS })
  const { public_id } = body
  expect((await save({ ...CARROTS, public_id })).body).toMatchObject(KEPT)
  const unsaid = { origin: null, contains: null, may_contain: null, marks: [], keep: null }
  expect((await save({ ...CARROTS, public_id, ...unsaid })).body).toMatchObject(unsaid)
})

test.each([
  ['item_code', 'x'.repeat(41), 'text_too_long'],
  ['item_code', 'a\nb', 'characters_refused'],
  ['gtin', '4006381333930', 'gtin_invalid'],
  ['gtin', '9'.repeat(40), 'gtin_invalid'],
  ['origin', 'QC', 'choice_unknown'],
  ['made', 'here', 'choice_unknown'],
  ['marks', ['vegan'], 'choice_unknown'],
  ['months', ['july', 'thermidor'], 'choice_unknown'],
  ['contains', 'milk', 'invalid'],
  ['contains', Array.from({ length: 16 }, () => 'milk'), 'choice_unknown'],
  ['contains', Array.from({ length: 5_000 }, () => 'milk'), 'choice_unknown'],
  ['item_code', '\u202eFDP.A', 'characters_refused'],
  ['brand', 'Ferme\u200b', 'characters_refused'],
  ['gtin', '9'.repeat(60_000), 'gtin_invalid'],
  ['shelf_days', 1e308, 'shelf_days_invalid'],
  ['shelf_days', 3651, 'shelf_days_invalid'],
  ['shelf_days', 1.5, 'shelf_days_invalid'],
] as const)('%s as %j is refused, and nothing is saved', async (name, value, problem) => {
  const { status, body } = await save({ ...CARROTS, [name]: value })
  expect(status).toBe(400)
  const [[field = '', sentence] = []] = Object.entries(body.fields)
  expect([field.split('.')[0], sentence]).toEqual([name, fieldProblems[problem]])
  expect((await supplier.browser.get('/api/supplier-product-list/')).body.count).toBe(0)
})

test('an item code is one product’s of its supplier, in any case, until that is deleted', async () => {
  const first = await save({ ...CARROTS, item_code: 'CAR-10' })
  const { status, body } = await save({ ...CARROTS, item_code: 'car-10' })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['item_code']])
  const second = await save({ ...CARROTS, item_code: 'CAR-11' })
  const taken = { ...CARROTS, public_id: second.body.public_id, item_code: 'CAR-10' }
  expect((await save(taken)).status).toBe(400)
  expect((await save({ ...taken, item_code: 'car-11' })).status).toBe(200)
  const other = await aSupplier(world)
  const theirs = { ...CARROTS, item_code: 'CAR-10' }
  expect((await other.browser.post('/api/add-edit-product/', theirs)).status).toBe(201)
  const { public_id } = first.body
  await supplier.browser.delete('/api/add-edit-product/', { public_id })
  expect((await save(taken)).status).toBe(200)
})

test('of two at once that take one code, one has it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => save({ ...CARROTS, item_code: 'CAR-10' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
})

test('what is stated goes out in lists of both languages, and comes back as it was', async () => {
  await save({ ...CARROTS, ...FACTS })
  await save({ ...CARROTS, name_fr: 'Panais', name_en: 'Parsnips' })
  for (const query of ['format=csv&lang=fr', 'format=csv&lang=en', 'format=xlsx&lang=fr']) {
    const { body } = await supplier.browser.post('/api/catalogue-import/', await exported(query))
    expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: 2, faulty: 0 })
  }
  const french = (await exported('format=csv&lang=fr')).toString()
  expect(french).toContain(
    '"Québec";"Produit";"Équitable, Élevé en liberté";"Juillet, Août";"Réfrigéré";"21";"Aucun";"Moutarde, Sulfites"',
  )
})

test('a list finds a product by its code, whatever its case holds', async () => {
  const { public_id } = (await save({ ...CARROTS, ...FACTS })).body
  const { price: _, ...row } = CARROTS
  const list = aPriceList([{ ...row, price: '21.00', quantity_per_case: '5', item_code: 'car-10' }])
  const preview = (await supplier.browser.post('/api/catalogue-import/', Buffer.from(list))).body
  expect(preview.counts).toEqual({ new: 0, changed: 1, unchanged: 0, faulty: 0 })
  await supplier.browser.post('/api/catalogue-import-confirm/', { public_id: preview.public_id })
  const read = `/api/supplier-product-list/?product_public_id=${public_id}`
  const changed = {
    price: '21.00',
    quantity_per_case: '5',
    item_code: 'car-10',
    brand: FACTS.brand,
  }
  expect((await supplier.browser.get(read)).body).toMatchObject(changed)
})

test('a list finds it too where the code has its accents apart', async () => {
  await save({ ...CARROTS, item_code: 'ÉTÉ-1' })
  const list = aPriceList([{ ...CARROTS, price: '21.00', item_code: 'ÉTÉ-1'.normalize('NFD') }])
  const { body } = await supplier.browser.post('/api/catalogue-import/', Buffer.from(list))
  expect(body.counts).toEqual({ new: 0, changed: 1, unchanged: 0, faulty: 0 })
})

test('a list that brings a code is not applied once another product has it', async () => {
  const list = aPriceList([{ ...CARROTS, item_code: 'CAR-10' }])
  const { body } = await supplier.browser.post('/api/catalogue-import/', Buffer.from(list))
  await save({ ...CARROTS, name_fr: 'Panais', name_en: 'Parsnips', item_code: 'car-10' })
  const late = await supplier.browser.post('/api/catalogue-import-confirm/', {
    public_id: body.public_id,
  })
  expect([late.status, late.body.code]).toEqual([409, 'catalogue_changed'])
  expect((await supplier.browser.get('/api/supplier-product-list/')).body.count).toBe(1)
})

test('what begins like a formula stays text in every list that goes out', async () => {
  const formula = '=HYPERLINK("https://exemple.test")'
  await save({ ...CARROTS, item_code: '@SUM(A1)', brand: formula })
  const csv = (await exported('format=csv&lang=fr')).toString()
  expect(csv).toContain(`"'${formula.replaceAll('"', '""')}"`)
  expect(csv).toContain(`"'@SUM(A1)"`)
  const { body } = await supplier.browser.post(
    '/api/catalogue-import/',
    await exported('format=csv&lang=fr'),
  )
  expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: 1, faulty: 0 })
})

test('an import that took a code from a product is not undone once another has it', async () => {
  await save({ ...CARROTS, item_code: 'CAR-10' })
  const list = aPriceList([{ ...CARROTS, item_code: '' }])
  const { public_id } = (await supplier.browser.post('/api/catalogue-import/', Buffer.from(list)))
    .body
  await supplier.browser.post('/api/catalogue-import-confirm/', { public_id })
  await save({ ...CARROTS, name_fr: 'Panais', name_en: 'Parsnips', item_code: 'CAR-10' })
  const undone = await supplier.browser.post('/api/catalogue-import-undo/', { public_id })
  expect([undone.status, undone.body.code]).toEqual([409, 'import_superseded'])
})

test('the activity says what was changed', async () => {
  const { public_id } = (await save({ ...CARROTS, ...FACTS })).body
  await save({ ...CARROTS, public_id, contains: null, months: [], keep: 'frozen' })
  const [edit] = (await supplier.browser.get('/api/business-activity/')).body.entries
  expect(edit.changes).toEqual([
    { field: 'months', from: 'july,august', to: '' },
    { field: 'keep', from: 'chilled', to: 'frozen' },
    { field: 'contains', from: 'none', to: '' },
  ])
  const answer = await supplier.browser.get('/api/business-activity-export/?lang=fr')
  expect(answer.text).toContain(
    'saison\u00a0: Juillet, Août → ; conservation\u00a0: Réfrigéré → Surgelé',
  )
})

test.each([
  ['a new product in pieces', {}, { unit: 'unit', sold_by_weight: 'weighed' }],
  ['one whose unit becomes pieces', { sold_by_weight: 'weighed' }, { unit: 'unit' }],
  ['one in pieces that becomes so', { unit: 'unit' }, { unit: 'unit', sold_by_weight: 'weighed' }],
])(
  'only what is in kg or lb is sold by weight: %s is refused by field',
  async (_, before, after) => {
    const { body } = await save({ ...CARROTS, ...before })
    const named = Object.keys(before).length > 0 ? { public_id: body.public_id } : {}
    const refused = await save({ ...CARROTS, ...named, ...after })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({ sold_by_weight: fieldProblems.weight_unit_invalid })
    const changed = await save({ ...CARROTS, ...named, unit: 'lb', sold_by_weight: 'weighed' })
    expect(changed.body).toMatchObject({ unit: 'lb', sold_by_weight: 'weighed' })
  },
)
