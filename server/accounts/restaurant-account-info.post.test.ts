import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/restaurant-account-info/'
await aRestaurant(world, { city: 'Lévis' })

type Given = { user?: object; restaurant?: object; more?: object }

const form = ({ email }: BuiltAccount, { user, restaurant, more }: Given = {}) => ({
  user: { first_name: 'Zoé', last_name: 'Œillet', email, ...user },
  restaurant: {
    name: 'Chez Zoé',
    phone_number: '418 555-0199',
    address: '7, côte du Passage',
    city: 'Lévis',
    zip_code: 'g6v 5s9',
    ...restaurant,
  },
  ...more,
})

test('a restaurant saves what it says of itself', async () => {
  const account = await aRestaurant(world)
  const saved = await account.browser.post(PATH, form(account))
  expect(saved).toMatchObject({
    status: 200,
    body: {
      name: 'Chez Zoé',
      phone_number: '418 555-0199',
      address: '7, côte du Passage',
      city: 'Lévis',
      zip_code: 'G6V 5S9',
      user: { first_name: 'Zoé', last_name: 'Œillet', email: account.email },
      pending_email: null,
    },
  })
  expect((await account.browser.get(PATH)).body).toEqual(saved.body)
})

test('fields that are not its own to write are ignored [A173]', async () => {
  const account = await aRestaurant(world)
  const more = {
    status: 'suspended',
    role: 'operator',
    rating: 5,
    public_id: 'x',
    is_active: false,
  }
  const given = {
    user: { password: 'tarte-au-sucre', status: 'suspended', kind: 'operator', id: 1 },
    restaurant: { account_id: 1, rating: 5, public_id: 'x', status: 'suspended' },
    more,
  }
  const before = await accountRow(account)
  expect((await account.browser.post(PATH, form(account, given))).status).toBe(200)
  const { first_name: _, last_name: __, ...after } = await accountRow(account)
  expect(before).toMatchObject(after)
})

const accountRow = ({ id }: BuiltAccount) =>
  world.database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'contact_person_id')
    .selectAll('person')
    .selectAll('account')
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow()

describe('nothing at all is saved', () => {
  test.for([
    ['a city that is not in the list', { restaurant: { city: 'Atlantide' } }, 'restaurant.city'],
    ['no city', { restaurant: { city: '' } }, 'restaurant.city'],
    ['a name of 10 kB', { restaurant: { name: 'a'.repeat(10_000) } }, 'restaurant.name'],
    ['a line break in the name', { restaurant: { name: 'Chez\r\nZoé' } }, 'restaurant.name'],
    [
      'a zero-width space in the name',
      { restaurant: { name: 'Chez\u200bZoé' } },
      'restaurant.name',
    ],
    ['a blank phone number', { restaurant: { phone_number: ' ' } }, 'restaurant.phone_number'],
    ['a foreign postal code', { restaurant: { zip_code: '75001' } }, 'restaurant.zip_code'],
    ['no first name', { user: { first_name: '' } }, 'user.first_name'],
    ['two e-mails', { user: { email: 'a@exemple.test,b@exemple.test' } }, 'user.email'],
    ['no e-mail', { user: { email: undefined } }, 'user.email'],
  ] as const)('with %s, the field named [A174] [A178]', async ([, given, field]) => {
    const account = await aRestaurant(world)
    const before = await fingerprint(world.database)
    const answer = await account.browser.post(PATH, form(account, given))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('by a supplier [A176]', async () => {
    const supplier = await aSupplier(world)
    const before = await fingerprint(world.database)
    expect((await supplier.browser.post(PATH, form(supplier))).status).toBe(403)
    expect(await fingerprint(world.database)).toBe(before)
  })
})

test('markup in a name stays text [A178]', async () => {
  const account = await aRestaurant(world)
  const name = '<img src=x onerror=alert(1)>'
  const { body } = await account.browser.post(PATH, form(account, { restaurant: { name } }))
  expect(body.name).toBe(name)
})

test('of two who save at once the last one’s form stands, whole [A177]', async () => {
  const account = await aRestaurant(world)
  for (let round = 0; round < 5; round++) {
    const forms = ['a', 'b'].map((mark) =>
      form(account, {
        user: { first_name: mark, last_name: mark },
        restaurant: { name: mark, address: mark, phone_number: mark },
      }),
    )
    await Promise.all(forms.map((one) => account.browser.post(PATH, one)))
    const { body } = await account.browser.get(PATH)
    const marks = [
      body.user.first_name,
      body.user.last_name,
      body.name,
      body.address,
      body.phone_number,
    ]
    expect(new Set(marks).size).toBe(1)
  }
})
