import { CONSENT_WORDING } from '@halles/domain/promotion.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { anUnsubscribeToken } from '@halles/testing/world/unsubscribe-token.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()

const choose = async ({ browser }: BuiltAccount, wanted: boolean, supplier?: BuiltAccount) =>
  (
    await browser.post('/api/promotion-choices/', {
      wanted,
      ...(supplier && { supplier_public_id: supplier.publicId }),
    })
  ).body

const consentOf = (answer: boolean) => ({ answer, answered_at: expect.any(String) })

test('a restaurant answers whether suppliers may write to it, changes its mind, and ends single ones', async () => {
  const restaurant = await aRestaurant(world, { promotionConsent: undefined })
  const supplier = await aSupplier(world, { name: 'Érablière du Nord' })
  const other = await aSupplier(world, { name: 'Étal de l’Est' })
  const named = ({ publicId, name }: BuiltAccount) => ({ public_id: publicId, name })
  expect((await restaurant.browser.get('/api/promotion-choices/')).body).toEqual({
    consent: null,
    suppliers: [],
  })

  expect(await choose(restaurant, true)).toEqual({ consent: consentOf(true), suppliers: [] })
  await choose(restaurant, false, other)
  expect(await choose(restaurant, false, supplier)).toEqual({
    consent: consentOf(true),
    suppliers: [named(supplier), named(other)],
  })
  expect(await choose(restaurant, false)).toMatchObject({ consent: consentOf(false) })
  expect(await choose(restaurant, true)).toMatchObject({ consent: consentOf(true) })
  expect(await choose(restaurant, true, other)).toEqual({
    consent: consentOf(true),
    suppliers: [named(supplier)],
  })
})

test('every answer is stored with its wording, language, place and time; one that repeats the last is not', async () => {
  const restaurant = await aRestaurant(world, { promotionConsent: undefined })
  const answer = (wanted: boolean, source: string | undefined, language: string) =>
    restaurant.browser.post(
      '/api/promotion-choices/',
      { wanted, source },
      { 'Accept-Language': language },
    )
  await answer(true, 'question', 'en')
  const { body: first } = await answer(true, 'account', 'fr')
  await answer(false, undefined, 'fr')
  const answers = await world.database
    .selectFrom('promotion_consent')
    .select(['answer', 'wording', 'language', 'source', 'answered_at'])
    .where('restaurant_id', '=', restaurant.id)
    .orderBy('id')
    .execute()
  const wording = CONSENT_WORDING
  expect(answers).toEqual([
    { answer: true, wording, language: 'en', source: 'question', answered_at: expect.any(Date) },
    { answer: false, wording, language: 'fr', source: 'account', answered_at: expect.any(Date) },
  ])
  expect(Date.parse(first.consent.answered_at)).toBe(answers[0]?.answered_at.getTime())
})

test('of ten equal answers at once one is stored', async () => {
  const restaurant = await aRestaurant(world, { promotionConsent: undefined })
  const devices = await Promise.all(Array.from({ length: 10 }, () => signedIn(world, restaurant)))
  await Promise.all(
    devices.map((browser) => browser.post('/api/promotion-choices/', { wanted: true })),
  )
  const answers = await world.database
    .selectFrom('promotion_consent')
    .select('answer')
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect(answers).toEqual([{ answer: true }])
})

test.for(['sign_up', 'unsubscribe_link', 'elsewhere', 1])(
  'nobody answers from %s by this call',
  async (source) => {
    const restaurant = await aRestaurant(world)
    const answer = await restaurant.browser.post('/api/promotion-choices/', {
      wanted: false,
      source,
    })
    expect(answer.status).toBe(400)
  },
)

test('of many clicks at once one is kept, and another restaurant’s choice stays', async () => {
  const [restaurant, other] = [await aRestaurant(world), await aRestaurant(world)]
  const supplier = await aSupplier(world)
  await choose(other, false, supplier)
  await Promise.all(Array.from({ length: 8 }, () => choose(restaurant, false, supplier)))
  expect((await choose(restaurant, false, supplier)).suppliers).toHaveLength(1)
  expect((await choose(restaurant, true, supplier)).suppliers).toEqual([])
  expect((await choose(other, false, supplier)).suppliers).toHaveLength(1)
})

test('an operator exports every restaurant’s answers, with what it ended of each supplier', async () => {
  const restaurant = await aRestaurant(world)
  const supplier = await aSupplier(world)
  await choose(restaurant, false, supplier)
  await choose(restaurant, true, supplier)
  const token = await anUnsubscribeToken(world, restaurant, supplier)
  await aVisitor(world).post('/api/unsubscribe/', { token, from: 'all' })
  await sql`insert into promotion_membership (restaurant_id, wording, given_at, ended_at)
    values (${restaurant.id}, '2026-11', '2026-11-01', '2026-11-20')`.execute(world.database)
  const waiting = await aRestaurant(world, { status: 'pending' })
  const { browser } = await anOperator(world)
  const { body, headers } = await browser.get('/api/operator/promotion-consents/')
  expect(headers.get('content-disposition')).toContain('halles-promotion-consents.json')
  const given = { wording: CONSENT_WORDING, language: 'fr', answered_at: expect.any(String) }
  const entryOf = ({ publicId }: BuiltAccount) =>
    body.find(({ public_id }: { public_id: string }) => public_id === publicId)
  expect(entryOf(restaurant)).toEqual({
    restaurant: restaurant.name,
    public_id: restaurant.publicId,
    email: restaurant.email,
    takes_promotions: false,
    answers: [
      { ...given, answer: true, source: 'sign_up' },
      { ...given, answer: false, source: 'unsubscribe_link' },
    ],
    membership: {
      wording: '2026-11',
      given_at: expect.stringContaining('2026-11-01'),
      ended_at: expect.stringContaining('2026-11-20'),
    },
    unsubscriptions: [
      { supplier: supplier.name, began_at: expect.any(String), ended_at: expect.any(String) },
    ],
  })
  expect(entryOf(waiting)).toBeUndefined()
})
