import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, anOperator, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { browser } = await anOperator(world)

async function listed(query = ''): Promise<{ names: string[]; count: number }> {
  const { status, body } = await browser.get(`/api/operator/accounts/${query}`)
  expect(status).toBe(200)
  return { names: body.results.map(({ name }: { name: string }) => name), count: body.count }
}

describe('while the market is new', () => {
  test('there is nobody to review, and operators are not reviewed', async () => {
    expect(await listed()).toEqual({ names: [], count: 0 })
  })
})

describe('with accounts', () => {
  test('the operator sees everything that a business entered', async () => {
    const supplier = await aSupplier(world, {
      name: 'Laiterie des Érables',
      status: 'pending',
      minimumOrderCents: 12_550,
      serves: ['Québec', 'Lévis'],
    })
    const desk = await aMember(world, supplier, 'desk')
    const { body } = await browser.get('/api/operator/accounts/')
    const person = { last_name: expect.any(String) }
    expect(body.results).toEqual([
      {
        public_id: supplier.publicId,
        kind: 'supplier',
        status: 'pending',
        name: 'Laiterie des Érables',
        user: {
          first_name: 'Camille',
          last_name: expect.stringContaining('Tremblay'),
          email: supplier.email,
        },
        members: [
          { ...person, first_name: 'Camille', email: supplier.email, role: 'owner' },
          { ...person, first_name: 'Dominique', email: desk.email, role: 'desk' },
        ],
        phone_number: '514 555-0100',
        address: '100, rue du Marché',
        city: 'Montréal',
        zip_code: 'H2X 1Y4',
        minimum_order_price: '125.50',
        supplier_cities: ['Lévis', 'Québec'],
        language: 'fr',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
        refusal_reason: null,
        has_look_alike: false,
      },
    ])
  })

  test('a restaurant has no minimum and serves no city', async () => {
    await aRestaurant(world, { name: 'Bistro Œuf', status: 'suspended' })
    const { body } = await browser.get('/api/operator/accounts/?status=suspended')
    expect(body.results).toMatchObject([
      { kind: 'restaurant', minimum_order_price: null, supplier_cities: [] },
    ])
  })

  test('a status keeps only its accounts', async () => {
    await aRestaurant(world, { name: 'Casse-croûte' })
    expect(await listed('?status=pending')).toEqual({ names: ['Laiterie des Érables'], count: 1 })
    expect(await listed('?status=active')).toEqual({ names: ['Casse-croûte'], count: 1 })
    expect(await listed('?status=refused')).toEqual({ names: [], count: 0 })
    expect((await listed()).count).toBe(3)
  })

  test.for([
    ['erables', 'Laiterie des Érables'],
    ['LAITERIE erab', 'Laiterie des Érables'],
    ['oeuf', 'Bistro Œuf'],
    ['Casse croute', 'Casse-croûte'],
  ] as const)('a search for %j finds %s, accents and case aside', async ([search, name]) => {
    expect(await listed(`?search=${encodeURIComponent(search)}`)).toEqual({
      names: [name],
      count: 1,
    })
  })

  test('a search finds an e-mail or a person too, in a status', async () => {
    const built = await aRestaurant(world, { name: 'Chez Luc', email: 'luc.roy@exemple.test' })
    expect((await listed('?search=luc.roy@exemple.test')).names).toEqual([built.name])
    expect((await listed('?search=camille')).count).toBe(4)
    expect((await listed('?search=camille&status=pending')).names).toEqual(['Laiterie des Érables'])
  })

  test.for(["' or 1=1--", '100%sûr', 'zz_', '%zz%', '<script>'])(
    'a search for %j is read literally [A103]',
    async (search) => {
      const { names } = await listed(`?search=${encodeURIComponent(search)}`)
      expect(names).toEqual([])
    },
  )

  test.for([
    ['status=all', 'status'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=1e9', 'page'],
    ['page=abc', 'page'],
    ['page=', 'page'],
    ['page=9223372036854775808', 'page'],
    ['page=1&page=2', 'page'],
    ['status[]=active', 'status'],
    ['status[$ne]=x', 'status'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['search=%00', 'search'],
  ] as const)('%s is refused, the field named [A018] [A100] [A103]', async ([query, field]) => {
    const { status, body } = await browser.get(`/api/operator/accounts/?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

test('twenty accounts make a page, oldest first, and put together the pages hold each once', async () => {
  for (let number = 0; number < 41; number++) await aRestaurant(world, { name: `Page ${number}` })
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((page) => listed(`?search=page&page=${page}`)),
  )
  expect(pages.map(({ names }) => names.length)).toEqual([20, 20, 1, 0])
  expect(pages.map(({ count }) => count)).toEqual([41, 41, 41, 41])
  const all = pages.flatMap(({ names }) => names)
  expect(all).toEqual(Array.from({ length: 41 }, (_, number) => `Page ${number}`))
})

test.for([
  ['Chez Nadia', 'Сhеz Nаdia'],
  ['Boulangerie Coco', 'B0ulangerie C0c0'],
  ['Érablière Roy', 'ERABLIERE ROY'],
  ['Fleur de Sel', 'FIeur-de-Sel'],
] as const)('%s and %s look alike, and both are flagged [A091]', async ([name, lookAlike]) => {
  const restaurant = await aRestaurant(world, { name })
  const flagged = async (email: string) =>
    (await browser.get(`/api/operator/accounts/?search=${email}`)).body.results[0].has_look_alike
  const refused = await aSupplier(world, { name: lookAlike, status: 'refused' })
  expect(await flagged(restaurant.email)).toBe(false)
  expect(await flagged(refused.email)).toBe(true)
  const pending = await aSupplier(world, { name: lookAlike, status: 'pending' })
  expect(await flagged(restaurant.email)).toBe(true)
  expect(await flagged(pending.email)).toBe(true)
})

test('a business is found by any of its members', async () => {
  const restaurant = await aRestaurant(world)
  const cook = await aMember(world, restaurant, 'cook')
  const { body } = await browser.get(`/api/operator/accounts/?search=${cook.email}`)
  expect(body.results).toMatchObject([{ public_id: restaurant.publicId }])
})
