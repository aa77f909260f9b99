import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { holding } from '@halles/testing/database/holding-locks.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/supplier-account-info/'
for (const city of ['Laval', 'Lévis', 'Amos']) await aRestaurant(world, { city })

type Given = { user?: object; supplier?: object }

const form = ({ email }: BuiltAccount, { user, supplier }: Given = {}) => ({
  user: { first_name: 'Zoé', last_name: 'Œillet', email, ...user },
  supplier: {
    name: 'Ferme Zoé',
    phone_number: '418 555-0199',
    address: '7, côte du Passage',
    city: 'Lévis',
    zip_code: 'G6V 5S9',
    minimum_order_price: '75.5',
    supplier_cities: ['Lévis', 'Amos'],
    ...supplier,
  },
})

test('a supplier saves what it says of itself, its minimum and the cities it serves', async () => {
  const account = await aSupplier(world, { serves: ['Montréal', 'Amos'] })
  const saved = await account.browser.post(PATH, form(account))
  expect(saved).toMatchObject({
    status: 200,
    body: {
      name: 'Ferme Zoé',
      city: 'Lévis',
      minimum_order_price: '75.50',
      supplier_cities: ['Amos', 'Lévis'],
      user: { first_name: 'Zoé', last_name: 'Œillet', email: account.email },
      pending_email: null,
    },
  })
  expect((await account.browser.get(PATH)).body).toEqual(saved.body)
})

test('whom a supplier is open to stays as it is until it is said', async () => {
  const account = await aSupplier(world)
  for (const [said, open_to] of [
    [{}, 'everyone'],
    [{ open_to: 'customers' }, 'customers'],
    [{}, 'customers'],
    [{ open_to: 'everyone' }, 'everyone'],
  ] as const) {
    const { body } = await account.browser.post(PATH, form(account, { supplier: said }))
    expect(body.open_to).toBe(open_to)
    expect((await account.browser.get(PATH)).body.open_to).toBe(open_to)
  }
})

describe('nothing at all is saved', () => {
  test.for([
    [
      'an unknown city served',
      { supplier_cities: ['Lévis', 'Atlantide'] },
      /^supplier\.supplier_cities$/,
    ],
    ['no city served', { supplier_cities: [] }, /^supplier\.supplier_cities$/],
    ['a city served twice', { supplier_cities: ['Amos', 'Amos'] }, /^supplier\.supplier_cities$/],
    ['an unknown city of its own', { city: 'Atlantide' }, /^supplier\.city$/],
    ['a minimum of -1', { minimum_order_price: '-1' }, /^supplier\.minimum_order_price$/],
    ['a minimum of 1.234', { minimum_order_price: '1.234' }, /^supplier\.minimum_order_price$/],
    ['a minimum of 1e3', { minimum_order_price: '1e3' }, /^supplier\.minimum_order_price$/],
    ['a minimum of NaN', { minimum_order_price: 'NaN' }, /^supplier\.minimum_order_price$/],
    [
      'a minimum of Infinity',
      { minimum_order_price: 'Infinity' },
      /^supplier\.minimum_order_price$/,
    ],
    ['a minimum of 0x10', { minimum_order_price: '0x10' }, /^supplier\.minimum_order_price$/],
    ['a minimum of true', { minimum_order_price: true }, /^supplier\.minimum_order_price$/],
    ['a minimum in other digits', { minimum_order_price: '٥' }, /^supplier\.minimum_order_price$/],
    ['no minimum', { minimum_order_price: '' }, /^supplier\.minimum_order_price$/],
    ['a minimum of null', { minimum_order_price: null }, /^supplier\.minimum_order_price$/],
    [
      'a minimum beyond reason',
      { minimum_order_price: '99999999999' },
      /^supplier\.minimum_order_price$/,
    ],
    ['open to nobody', { open_to: 'nobody' }, /^supplier\.open_to$/],
    ['open to null', { open_to: null }, /^supplier\.open_to$/],
    ['a name of 10 kB', { name: 'a'.repeat(10_000) }, /^supplier\.name$/],
  ] as const)('with %s, the field named [A174] [A175] [A178]', async ([, supplier, field]) => {
    const account = await aSupplier(world)
    const before = await fingerprint(world.database)
    const answer = await account.browser.post(PATH, form(account, { supplier }))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields).join()).toMatch(field)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('by a restaurant [A176]', async () => {
    const restaurant = await aRestaurant(world)
    const before = await fingerprint(world.database)
    expect((await restaurant.browser.post(PATH, form(restaurant))).status).toBe(403)
    expect(await fingerprint(world.database)).toBe(before)
  })
})

describe('two owners who save at once', () => {
  test.each<[string, 0 | 1, 0 | 1]>([
    ['the contact last', 1, 0],
    ['the contact first', 0, 1],
  ])('wait for each other: the later form stands, whole (%s) [A177]', async (_, first, last) => {
    const contact = await aSupplier(world)
    const owners = [contact, await aMember(world, contact, 'owner')] as const
    const suppliers = [
      { name: 'Ferme A', minimum_order_price: '1.00', supplier_cities: ['Laval', 'Lévis'] },
      { name: 'Ferme B', minimum_order_price: '2.00', supplier_cities: ['Amos'] },
    ] as const
    const save = (index: 0 | 1) => () =>
      owners[index].browser.post(PATH, form(owners[index], { supplier: suppliers[index] }))
    const answers = await holding(
      world.database,
      (tx) =>
        tx
          .selectFrom('supplier')
          .select('account_id')
          .where('account_id', '=', contact.id)
          .forUpdate()
          .execute(),
      [save(first), save(last)],
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await contact.browser.get(PATH)).body).toMatchObject(suppliers[last])
  })
})
