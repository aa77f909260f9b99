import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { aRestaurantForm, aSupplierForm } from '@halles/testing/world/sign-up-forms.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

const add = (name: string) => operator.browser.post('/api/operator/city-add/', { name })
const retire = (name: unknown) => operator.browser.post('/api/operator/city-retire/', { name })
const offered = async () => (await aVisitor(world).get('/api/city-list/')).body

test('a city that nobody uses leaves the list, and the trail says so', async () => {
  await add('Amos')
  expect((await retire('Amos')).status).toBe(204)
  expect(await offered()).not.toContain('Amos')
  const { body } = await operator.browser.get('/api/operator/actions/')
  expect(body.results[0]).toMatchObject({ action: 'retire_city', subject: 'Amos' })
})

test.for([
  ['a pending restaurant’s', () => aRestaurant(world, { city: 'Laval', status: 'pending' })],
  ['a suspended restaurant’s', () => aRestaurant(world, { city: 'Lévis', status: 'suspended' })],
  ['a supplier’s', () => aSupplier(world, { city: 'Magog' })],
  ['served by a supplier', () => aSupplier(world, { serves: ['Rimouski'] })],
] as const)('a city that is %s stays', async ([, build]) => {
  const account = await build()
  const { body } = await operator.browser.get(`/api/operator/accounts/?search=${account.email}`)
  const [{ city, supplier_cities }] = body.results
  const name = city === 'Montréal' ? supplier_cities[0] : city
  const before = await fingerprint(world.database)
  expect(await retire(name)).toMatchObject({ status: 409, body: { code: 'city_in_use' } })
  expect(await fingerprint(world.database)).toBe(before)
})

test('a city of refused and closed accounts alone is retired, and they keep it', async () => {
  const refused = await aRestaurant(world, { city: 'Dorval', status: 'refused' })
  await aRestaurant(world, { city: 'Dorval', status: 'closed' })
  expect((await retire('Dorval')).status).toBe(204)
  const { body } = await operator.browser.get(`/api/operator/accounts/?search=${refused.email}`)
  expect(body.results[0].city).toBe('Dorval')
})

test.for(['Amos', 'Atlantide', 'laval'])(
  '%s, which is not on the list, is not found',
  async (name) => {
    const before = await fingerprint(world.database)
    expect((await retire(name)).status).toBe(404)
    expect(await fingerprint(world.database)).toBe(before)
  },
)

const signUps = {
  'a restaurant in it': (name: string) => [
    '/api/restaurant-signup/',
    aRestaurantForm({ business: { city: name } }),
    'restaurant.city',
  ],
  'a supplier that serves it': (name: string) => [
    '/api/supplier-signup/',
    aSupplierForm({ supplierCities: [name] }),
    'supplier_cities',
  ],
} as const

test.for(Object.entries(signUps))(
  'a city that is retired while %s signs up is either used or retired, never both',
  async ([, signUp]) => {
    await add('Montréal')
    for (let round = 0; round < rounds(5); round++) {
      const name = `Hameau ${crypto.randomUUID()}`
      await add(name)
      const [path, form, field] = signUp(name)
      const visitor = aVisitor(world)
      await visitor.fetchToken()
      const signingUp = visitor.post(`${path}`, form)
      // The sign-up hashes a password first: clicks at several moments meet it before, within and after.
      const clicks = [retire(name)]
      while (!(await Promise.race([signingUp.then(() => true), retire(name).then(() => false)]))) {
        clicks.push(retire(name))
      }
      const answer = await signingUp
      const isRetired = (await Promise.all(clicks)).some(({ status }) => status === 204)
      const isListed = (await offered()).includes(name)
      expect(isListed).toBe(answer.status === 201)
      if (answer.status !== 201) expect(Object.keys(answer.body.fields)).toEqual([field])
      expect(isRetired && isListed).toBe(false)
    }
  },
)
