import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSubstituteChoices } from './substitute-choices-sql.ts'

const world = await aTestApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { name: 'Boucherie Aubin' })
})

const set = (body: object, by = restaurant) => by.browser.post('/api/substitute-choice-set/', body)
const choices = async (by = restaurant) => (await by.browser.get('/api/substitute-choices/')).body
const ofSupplier = (choice: string | null, of = supplier) => ({
  supplier_public_id: of.publicId,
  choice,
})

async function chosen(body: object) {
  const answer = await set(body)
  expect(answer.status, answer.text).toBe(200)
  expect(await choices()).toEqual(answer.body)
  return answer.body
}

/** As a proposal reads it. */
const applied = (of = supplier, by = restaurant) =>
  readSubstituteChoices(database, by.id, {
    supplierId: of.id,
    categories: ['beef', 'dairy'],
  })

describe('what a restaurant wants when a supplier lacks something', () => {
  test('is to be asked, until it chooses', async () => {
    expect(await choices()).toEqual({ suppliers: [], categories: [] })
    const choice = await applied()
    expect(CATEGORY_NAMES.map((category) => choice(category))).toEqual(
      CATEGORY_NAMES.map(() => 'ask'),
    )
  })

  test('is chosen by category, changed, and taken back', async () => {
    await chosen({ category: 'dairy', choice: 'same_or_cheaper' })
    const body = await chosen({ category: 'beef', choice: 'never' })
    expect(body.categories).toEqual([
      { category: 'beef', choice: 'never' },
      { category: 'dairy', choice: 'same_or_cheaper' },
    ])
    const choice = await applied()
    expect([choice('beef'), choice('dairy'), choice('pork')]).toEqual([
      'never',
      'same_or_cheaper',
      'ask',
    ])
    await chosen({ category: 'beef', choice: 'same_or_cheaper' })
    expect((await applied())('beef')).toBe('same_or_cheaper')
    await chosen({ category: 'beef', choice: 'ask' })
    expect((await chosen({ category: 'dairy', choice: null })).categories).toEqual([])
    expect((await applied())('beef')).toBe('ask')
  })

  test('of a supplier goes before its category, also when it is to be asked', async () => {
    const other = await aSupplier(world)
    await chosen({ category: 'beef', choice: 'same_or_cheaper' })
    for (const choice of ['never', 'ask'] as const) {
      const { suppliers } = await chosen(ofSupplier(choice))
      expect(suppliers).toEqual([{ public_id: supplier.publicId, name: supplier.name, choice }])
      expect((await applied())('beef')).toBe(choice)
      expect((await applied())('dairy')).toBe(choice)
      expect((await applied(other))('beef')).toBe('same_or_cheaper')
    }
    expect((await chosen(ofSupplier(null))).suppliers).toEqual([])
    expect((await applied())('beef')).toBe('same_or_cheaper')
  })

  test('is shown with the suppliers that it ordered from in the last year', async () => {
    const before = await aSupplier(world, { name: 'Laiterie Zoé' })
    for (const one of [supplier, before]) {
      await anOrder(world, restaurant, [{ product: await aProduct(world, one), quantity: 1 }])
    }
    await sql`update supplier_order set placed_at = placed_at - interval '13 months'
      where supplier_id = ${before.id}`.execute(database)
    const ordered = { public_id: supplier.publicId, name: supplier.name }
    expect((await choices()).suppliers).toEqual([{ ...ordered, choice: null }])
    const { suppliers } = await chosen(ofSupplier('never', before))
    expect(suppliers).toEqual([
      { ...ordered, choice: null },
      { public_id: before.publicId, name: 'Laiterie Zoé', choice: 'never' },
    ])
  })

  test('is its own: another restaurant’s stays', async () => {
    const other = await aRestaurant(world)
    await chosen(ofSupplier('never'))
    await chosen({ category: 'beef', choice: 'never' })
    expect(await choices(other)).toEqual({ suppliers: [], categories: [] })
    expect((await applied(supplier, other))('beef')).toBe('ask')
    await set(ofSupplier(null), other)
    await set({ category: 'beef', choice: null }, other)
    expect((await choices()).suppliers).toHaveLength(1)
    expect((await choices()).categories).toHaveLength(1)
  })

  test('is recorded when it changes, and the restaurant’s other screens are told', async () => {
    await chosen(ofSupplier('never'))
    await chosen(ofSupplier('never'))
    await chosen({ category: 'beef', choice: 'same_or_cheaper' })
    await chosen({ category: 'pork', choice: 'ask' })
    await chosen(ofSupplier(null))
    const recorded = await database
      .selectFrom('business_action')
      .select(['action', 'subject', 'detail'])
      .where('account_id', '=', restaurant.id)
      .orderBy('id')
      .execute()
    const action = 'settings_changed'
    expect(recorded).toEqual([
      { action, subject: supplier.name, detail: [{ field: 'substitutes', to: 'never' }] },
      {
        action,
        subject: '',
        detail: [
          { field: 'category', to: 'beef' },
          { field: 'substitutes', to: 'same_or_cheaper' },
        ],
      },
      { action, subject: supplier.name, detail: [{ field: 'substitutes', to: null }] },
    ])
    const { number } = await database
      .selectFrom('last_own_change')
      .select('number')
      .where('account_id', '=', restaurant.id)
      .executeTakeFirstOrThrow()
    expect(Number(number)).toBe(3)
  })
})

describe('a choice is refused', () => {
  test.each([
    ['of neither', () => ({ choice: 'ask' }), 'supplier_public_id'],
    ['of both', () => ({ ...ofSupplier('ask'), category: 'beef' }), 'supplier_public_id'],
    ['of no category', () => ({ category: 'all', choice: 'ask' }), 'category'],
    ['that is none', () => ({ category: 'beef', choice: 'always' }), 'choice'],
    ['that is missing', () => ({ category: 'beef' }), 'choice'],
  ])('%s, by name', async (_name, body, field) => {
    const before = await fingerprint(database)
    const answer = await set(body())
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await fingerprint(database)).toBe(before)
  })

  test('of neither or both in the reader’s language', async () => {
    const answer = await restaurant.browser.post(
      '/api/substitute-choice-set/',
      { choice: 'ask' },
      { 'Accept-Language': 'en' },
    )
    expect(answer.body.fields).toEqual({
      supplier_public_id: 'Give either a supplier or a category.',
    })
  })

  test.each([
    ['invented', async () => '0'.repeat(32)],
    ['a restaurant', async () => (await aRestaurant(world)).publicId],
    ['pending', async () => (await aSupplier(world, { status: 'pending' })).publicId],
    ['suspended', async () => (await aSupplier(world, { status: 'suspended' })).publicId],
  ])('of a supplier that is %s', async (_name, id) => {
    const body = { supplier_public_id: await id(), choice: 'never' }
    const before = await fingerprint(database)
    expect(await set(body)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await fingerprint(database)).toBe(before)
  })

  test('by a cook, who orders nothing alone; a buyer may', async () => {
    const cook = await aMember(world, restaurant, 'cook')
    const buyer = await aMember(world, restaurant, 'buyer')
    const body = ofSupplier('never')
    expect(await cook.browser.post('/api/substitute-choice-set/', body)).toMatchObject({
      status: 403,
      body: { code: 'not_permitted' },
    })
    expect((await cook.browser.get('/api/substitute-choices/')).status).toBe(403)
    expect((await buyer.browser.post('/api/substitute-choice-set/', body)).status).toBe(200)
  })
})

test('of many choices at once the last is kept, once', async () => {
  const devices = await Promise.all(Array.from({ length: 8 }, () => signedIn(world, restaurant)))
  const asked = ['never', 'ask', 'same_or_cheaper', null] as const
  const answers = await Promise.all(
    devices.flatMap((browser, at) => [
      browser.post('/api/substitute-choice-set/', ofSupplier(asked[at % 4] ?? null)),
      browser.post('/api/substitute-choice-set/', {
        category: 'beef',
        choice: asked[(at + 1) % 4] ?? null,
      }),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const kept = await chosen(ofSupplier('never'))
  expect(kept.suppliers).toMatchObject([{ choice: 'never' }])
  expect(kept.categories.length).toBeLessThanOrEqual(1)
  const stored = await database
    .selectFrom('substitute_choice')
    .select('supplier_id')
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect(stored.filter(({ supplier_id }) => supplier_id !== null)).toHaveLength(1)
})

test('the account’s data copy has them; closing either account removes them', async () => {
  const other = await aSupplier(world)
  await chosen(ofSupplier('never'))
  await chosen(ofSupplier('ask', other))
  await chosen({ category: 'beef', choice: 'same_or_cheaper' })
  const { body } = await restaurant.browser.get('/api/account-data/')
  expect(body.substitute_choices).toEqual([
    { supplier: supplier.name, category: null, choice: 'never' },
    { supplier: other.name, category: null, choice: 'ask' },
    { supplier: null, category: 'beef', choice: 'same_or_cheaper' },
  ])
  const stored = async () =>
    (
      await database
        .selectFrom('substitute_choice')
        .select('supplier_id')
        .where('restaurant_id', '=', restaurant.id)
        .orderBy('id')
        .execute()
    ).map(({ supplier_id }) => supplier_id)
  const close = ({ browser }: BuiltAccount) =>
    browser.post('/api/close-account/', { current_password: PASSWORD })
  expect((await close(supplier)).status).toBe(204)
  expect(await stored()).toEqual([other.id, null])
  expect((await choices()).suppliers).toMatchObject([{ name: other.name }])
  expect((await close(restaurant)).status).toBe(204)
  expect(await stored()).toEqual([])
})
