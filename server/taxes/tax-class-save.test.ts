import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const PLAIN = { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' }
const SMALL_DRINK = {
  is_food: 'food',
  is_alcohol: 'no',
  is_carbonated: 'no',
  is_fruit_drink: 'no',
  is_small_drink: 'one_by_one',
}
const save = (body: object, { browser } = supplier) => browser.post('/api/tax-class-save/', body)
const beef = (over: object = {}) => ({ category_name: 'beef', answers: PLAIN, ...over })

async function products(count: number, of = supplier, category: 'beef' | 'beverage' = 'beef') {
  const built = []
  for (let index = 0; index < count; index++) built.push(await aProduct(world, of, { category }))
  return built
}
const classes = (of = supplier) =>
  database
    .selectFrom('product')
    .select(['tax_class', 'taxed_where_asked'])
    .where('supplier_id', '=', of.id)
    .orderBy('id')
    .execute()
const missing = async (category = 'beef') => {
  const { body } = await supplier.browser.get('/api/tax-settings/')
  expect(body.categories.map((each: { category_name: string }) => each.category_name)).toEqual([
    ...CATEGORY_NAMES,
  ])
  return body.categories.find((each: { category_name: string }) => each.category_name === category)
}

describe('answers', () => {
  test('give several products their class, are kept with who gave them, and are recorded', async () => {
    const [one, two] = await products(3)
    const desk = await aMember(world, supplier, 'desk')
    expect(await missing()).toEqual({ category_name: 'beef', products: 3, missing: 3 })
    const saved = await save(beef({ products: [one?.publicId, two?.publicId] }), desk)
    expect([saved.status, saved.body]).toEqual([200, { saved: 2, left: 1 }])
    const basic = { tax_class: 'basic_groceries', taxed_where_asked: null }
    expect(await classes()).toEqual([basic, basic, { ...basic, tax_class: null }])
    const kept = await database
      .selectFrom('product_tax_answer')
      .select(['answers', 'tax_class', 'by_person_id'])
      .where('product_id', '=', one?.id ?? 0)
      .execute()
    const by_person_id = desk.person.id
    expect(kept).toEqual([{ answers: PLAIN, tax_class: 'basic_groceries', by_person_id }])
    const action = await database
      .selectFrom('business_action')
      .select(['action', 'detail', 'by_person_id'])
      .where('account_id', '=', supplier.id)
      .executeTakeFirst()
    expect(action).toEqual({
      action: 'tax_classes_saved',
      detail: [
        { field: 'category', to: 'beef' },
        { field: 'answered', to: '2' },
        { field: 'tax_class', to: 'basic_groceries' },
      ],
      by_person_id,
    })
  })

  test('are given anew, and the former stay', async () => {
    const [product] = await products(1)
    await save(beef({ products: [product?.publicId] }))
    const hot = { is_food: 'food', is_hot: 'yes', is_salad_or_sandwich: 'no' }
    await save(beef({ products: [product?.publicId], answers: hot }))
    expect(await classes()).toEqual([{ tax_class: 'hot_food', taxed_where_asked: null }])
    const kept = await database
      .selectFrom('product_tax_answer')
      .select(['answers', 'tax_class'])
      .where('product_id', '=', product?.id ?? 0)
      .orderBy('id')
      .execute()
    expect(kept).toEqual([
      { answers: PLAIN, tax_class: 'basic_groceries' },
      // What was not asked is not kept.
      { answers: { is_food: 'food', is_hot: 'yes' }, tax_class: 'hot_food' },
    ])
  })

  test('for the rest of a category leave what is answered, and other categories', async () => {
    const [answered] = await products(3)
    await products(1, supplier, 'beverage')
    const notFood = { answers: { is_food: 'not_food' } }
    await save(beef({ products: [answered?.publicId], ...notFood }))
    expect((await save(beef())).body).toEqual({ saved: 2, left: 0 })
    expect((await classes()).map(({ tax_class }) => tax_class)).toEqual([
      'non_food',
      'basic_groceries',
      'basic_groceries',
      null,
    ])
    expect((await save(beef())).body).toEqual({ saved: 0, left: 0 })
  })

  test('for the rest of a long category are given 500 at a time', async () => {
    await sql`
      insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      select ${supplier.id}::integer, 'beef', 'Coupe ' || number, 'Cut ' || number, 'kg', 100, 100, 100
      from generate_series(1, 501) number`.execute(database)
    expect((await save(beef())).body).toEqual({ saved: 500, left: 1 })
    expect((await save(beef())).body).toEqual({ saved: 1, left: 0 })
  })

  test('pass over products of another category and deleted ones', async () => {
    const [one, gone] = await products(2)
    const [drink] = await products(1, supplier, 'beverage')
    await database
      .updateTable('product')
      .set({ deleted_at: sql`now()` })
      .where('id', '=', gone?.id ?? 0)
      .execute()
    const ids = [one, gone, drink].map((product) => product?.publicId)
    expect((await save(beef({ products: ids }))).body).toEqual({ saved: 1, left: 0 })
  })

  test('under a key are given once', async () => {
    const [product] = await products(1)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const body = beef({ products: [product?.publicId] })
    const send = () => supplier.browser.post('/api/tax-class-save/', body, key)
    expect((await send()).body).toEqual((await send()).body)
    const { count } = await database
      .selectFrom('product_tax_answer')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('product_id', '=', product?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

test('of a class that asks, the supplier says itself whether it is taxed', async () => {
  const [drink] = await products(1, supplier, 'beverage')
  const body = { category_name: 'beverage', products: [drink?.publicId], answers: SMALL_DRINK }
  const unsaid = await save(body)
  expect(unsaid).toMatchObject({
    status: 400,
    body: { fields: { taxed_where_asked: expect.any(String) } },
  })
  expect(await missing('beverage')).toMatchObject({ missing: 1 })
  expect((await save({ ...body, taxed_where_asked: false })).status).toBe(200)
  expect(await classes()).toEqual([
    { tax_class: 'beverage_single_serving', taxed_where_asked: false },
  ])
  expect(await missing('beverage')).toMatchObject({ missing: 0 })
})

test('of any other class what is said of that is not kept', async () => {
  await products(1)
  await save(beef({ taxed_where_asked: true }))
  expect(await classes()).toEqual([{ tax_class: 'basic_groceries', taxed_where_asked: null }])
})

test.each([
  [{ answers: {} }, 'answers.is_food'],
  [{ answers: { is_food: 'food' } }, 'answers.is_hot'],
  [{ answers: { is_food: 'toString' } }, 'answers.is_food'],
  [{ answers: { ...PLAIN, is_hot: 'perhaps' } }, 'answers.is_hot'],
  [{ answers: { ...PLAIN, no_such: 'yes' } }, 'answers'],
  [{ category_name: 'all' }, 'category_name'],
  [{ products: [] }, 'products'],
  [{ products: Array(501).fill('0'.repeat(32)) }, 'products'],
])('%j is refused, naming %s, and changes nothing', async (over, field) => {
  await products(1)
  const before = await fingerprint(database)
  const { status, body } = await save(beef(over))
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await fingerprint(database)).toBe(before)
})

test('another supplier’s product and an unknown one are none', async () => {
  const [others] = await products(1, await aSupplier(world))
  const before = await fingerprint(database)
  for (const id of [others?.publicId, '0'.repeat(32)]) {
    expect((await save(beef({ products: [id] }))).status).toBe(404)
  }
  expect(await fingerprint(database)).toBe(before)
})
