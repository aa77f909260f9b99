import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { expect, test } from 'vitest'
import { seedCities } from '../database/default-cities.ts'

/** Open to the public, and its environment names nobody with an address. */
const world = await anOwnApp({ legal: { site: 'https://halles.example.ca', name: 'Halles inc.' } })
await seedCities(world.database)
const choose = (wanted: boolean, more: object = {}) => ({ wanted, source: 'question', ...more })

test('a Halles in nobody’s name sends no promotion and says why', async () => {
  const city = 'Saint-Silencieux'
  await aRestaurant(world, { city })
  const supplier = await aSupplier(world, { serves: [city] })
  const before = await fingerprint(world.database)
  const { status, body } = await supplier.browser.post('/api/send-promotion/', { message: 'Ail' })
  expect([status, body.code]).toEqual([409, 'promotions_off'])
  expect(body.message).toContain('son exploitant n’y est pas encore nommé')
  expect(await fingerprint(world.database)).toBe(before)
  const { body: list } = await supplier.browser.get('/api/promotion-list/')
  expect(list).toEqual({ recipients: 0, specials: [], promotions: [] })
})

test('it asks nobody for consent: no answer of a sign-up is stored, none is taken later, and a given one is withdrawn', async () => {
  const form = { ...aRestaurantForm(), promotion_consent: true }
  expect((await aVisitor(world).post('/api/restaurant-signup/', form)).status).toBe(201)
  const answers = () => world.database.selectFrom('promotion_consent').select('answer').execute()
  const before = await answers()
  const restaurant = await aRestaurant(world, { promotionConsent: true })
  expect(await answers()).toEqual([...before, { answer: true }])
  const path = '/api/promotion-choices/'
  const { status, body } = await restaurant.browser.post(path, choose(true))
  expect([status, body.code]).toEqual([409, 'promotions_off'])
  expect((await restaurant.browser.post(path, choose(false))).body.consent.answer).toBe(false)
  expect(await answers()).toEqual([...before, { answer: true }, { answer: false }])
})
