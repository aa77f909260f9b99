import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let supplier: BuiltAccount
let restaurant: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world, { name: 'Chez Rose' })
  await aCustomer(world, supplier, restaurant)
})

const save = (body: object, { browser } = supplier, headers = {}) =>
  browser.post(
    '/api/customer-save/',
    { restaurant_public_id: restaurant.publicId, ...body },
    headers,
  )
const stored = () =>
  database
    .selectFrom('customer')
    .selectAll()
    .where('supplier_id', '=', supplier.id)
    .where('restaurant_id', '=', restaurant.id)
    .executeTakeFirstOrThrow()
const actions = () =>
  database
    .selectFrom('business_action')
    .select(['action', 'subject', 'detail', 'by_person_id'])
    .where('account_id', '=', supplier.id)
    .orderBy('id')
    .execute()
const mails = async (account: BuiltAccount) => {
  const found = await database
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute()
  return found.map(({ kind, recipient }) => [kind, recipient])
}

const AGREED = {
  code: 'R-17',
  minimum_order_price: '150.00',
  terms_days: 30,
  note: 'Porte de côté',
}

test('what is agreed is stored, answered, and recorded without what was typed', async () => {
  const { status, body } = await save({ ...AGREED, code: '  R-17 ' })
  expect([status, body]).toMatchObject([200, { ...AGREED, status: 'open' }])
  const read = await supplier.browser.get(
    `/api/customer/?restaurant_public_id=${restaurant.publicId}`,
  )
  expect(read.body).toEqual(body)
  await save({ minimum_order_price: null, terms_days: 0 })
  expect(await stored()).toMatchObject({ code: 'R-17', minimum_cents: null, terms_days: 0 })
  const of = { action: 'customer_saved', subject: 'Chez Rose', by_person_id: supplier.person.id }
  expect(await actions()).toEqual([
    {
      ...of,
      detail: [
        { field: 'customer_code' },
        { field: 'customer_note' },
        { field: 'minimum_order_price', from: null, to: '150.00' },
        { field: 'terms_days', from: null, to: '30' },
      ],
    },
    {
      ...of,
      detail: [
        { field: 'minimum_order_price', from: '150.00', to: null },
        { field: 'terms_days', from: '30', to: '0' },
      ],
    },
  ])
})

test('what stays as it was is not recorded, and tells nobody', async () => {
  await save(AGREED)
  const before = await stored()
  expect((await save({ ...AGREED, status: 'open' })).status).toBe(200)
  expect((await save({})).status).toBe(200)
  expect(await stored()).toEqual(before)
  expect(await actions()).toHaveLength(1)
  expect(await mails(restaurant)).toEqual([])
})

test.each([
  [{ code: 'c'.repeat(41) }, 'code'],
  [{ code: 'a\nb' }, 'code'],
  [{ code: null }, 'code'],
  [{ minimum_order_price: '-1' }, 'minimum_order_price'],
  [{ minimum_order_price: '1.005' }, 'minimum_order_price'],
  [{ minimum_order_price: '' }, 'minimum_order_price'],
  [{ terms_days: 121 }, 'terms_days'],
  [{ terms_days: -1 }, 'terms_days'],
  [{ terms_days: 1.5 }, 'terms_days'],
  [{ terms_days: '30' }, 'terms_days'],
  [{ note: 'n'.repeat(501) }, 'note'],
  [{ note: 'a\u0000b' }, 'note'],
  [{ status: 'asked' }, 'status'],
  [{ status: 'invited' }, 'status'],
  [{ price_list_public_id: '' }, 'price_list_public_id'],
])('%j is refused, and nothing changes', async (wrong, field) => {
  const before = await fingerprint(database)
  const { status, body } = await save({ ...AGREED, ...wrong })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await fingerprint(database)).toBe(before)
})

test('the longest is taken', async () => {
  const longest = {
    code: 'é'.repeat(40),
    minimum_order_price: '99999.99',
    terms_days: 120,
    note: `${'é\n'.repeat(249)}fi`,
  }
  expect((await save(longest)).body).toMatchObject(longest)
})

describe('a code', () => {
  const savedBy = (of: BuiltAccount, code: string, by = supplier) =>
    by.browser.post('/api/customer-save/', { restaurant_public_id: of.publicId, code })

  test('is of one customer of a supplier, and of another supplier’s too', async () => {
    const neighbour = await aRestaurant(world)
    await aCustomer(world, supplier, neighbour, { code: 'R-1' })
    const before = await fingerprint(database)
    const refused = await savedBy(restaurant, 'R-1')
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['code']])
    expect(await fingerprint(database)).toBe(before)
    expect((await savedBy(neighbour, 'R-1')).status).toBe(200)
    const other = await aSupplier(world)
    await aCustomer(world, other, restaurant)
    expect((await savedBy(restaurant, 'R-1', other)).status).toBe(200)
  })

  test('may be none of many', async () => {
    await aCustomer(world, supplier, await aRestaurant(world))
    expect((await savedBy(restaurant, '')).status).toBe(200)
  })

  test('given to two at once is one’s', async () => {
    const neighbour = await aRestaurant(world)
    await aCustomer(world, supplier, neighbour)
    const answers = await Promise.all([savedBy(restaurant, 'R-1'), savedBy(neighbour, 'R-1')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe('a price list', () => {
  const priceList = (publicId: string | null) => save({ price_list_public_id: publicId })

  test('is given, kept by what says nothing of it, and taken back; recorded by its name', async () => {
    const list = await aPriceList(world, supplier, { name: 'Écoles' })
    const given = { public_id: list.publicId, name: 'Écoles' }
    expect((await priceList(list.publicId)).body.price_list).toEqual(given)
    expect((await save({ code: 'R-17' })).body.price_list).toEqual(given)
    const { body } = await supplier.browser.get('/api/customer-list/')
    expect(body.results).toMatchObject([{ price_list: given }])
    expect((await priceList(null)).body.price_list).toBeNull()
    expect((await stored()).price_list_id).toBeNull()
    expect((await actions()).map(({ detail }) => detail)).toEqual([
      [{ field: 'price_list', from: null, to: 'Écoles' }],
      [{ field: 'customer_code' }],
      [{ field: 'price_list', from: 'Écoles', to: null }],
    ])
  })

  test('of another supplier is as one that there never was', async () => {
    const others = await aPriceList(world, await aSupplier(world))
    const before = await fingerprint(database)
    for (const publicId of [others.publicId, '0'.repeat(32)]) {
      const { status, body } = await priceList(publicId)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['price_list_public_id']])
    }
    expect(await fingerprint(database)).toBe(before)
  })
})

describe('a change of status', () => {
  test.each([
    ['asked', 'open', 'customer-opened'],
    ['asked', 'closed', 'customer-refused'],
    ['open', 'closed', 'customer-closed'],
    ['closed', 'open', 'customer-opened'],
  ] as const)('from %s to %s is told to those who order, by mail', async (from, to, kind) => {
    const buyer = await aMember(world, restaurant, 'buyer')
    await aMember(world, restaurant, 'cook')
    await aCustomer(world, supplier, restaurant, { status: from })
    const old = new Date('2026-01-02')
    await database.updateTable('customer').set({ since: old }).execute()
    expect((await save({ status: to })).body.status).toBe(to)
    expect((await stored()).since.getTime()).toBeGreaterThan(old.getTime())
    expect((await mails(restaurant)).toSorted()).toEqual(
      [restaurant, buyer].map(({ email }) => [kind, email]).toSorted(),
    )
    expect(await actions()).toMatchObject([{ detail: [{ field: 'customer_status', from, to }] }])
  })

  test('is told once under its key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await save({ status: 'closed' }, supplier, key)
    await save({ status: 'open' })
    const again = await save({ status: 'closed' }, supplier, key)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect((await stored()).status).toBe('open')
    expect(await mails(restaurant)).toHaveLength(2)
  })

  test('is fetched by open screens of both sides, and of nobody else', async () => {
    const neighbour = await aRestaurant(world)
    const [ofSupplier, ofRestaurant, ofNeighbour] = await Promise.all(
      [supplier, restaurant, neighbour].map(({ browser }) => aStream(browser)),
    )
    if (!ofSupplier || !ofRestaurant || !ofNeighbour) throw new Error('three were opened')
    for (const stream of [ofSupplier, ofRestaurant, ofNeighbour]) {
      await stream.until(() => stream.messages.length === 1)
    }
    await save({ status: 'closed' })
    for (const stream of [ofSupplier, ofRestaurant]) {
      await stream.until(() => stream.messages.at(-1)?.data.own_changes === 1)
      expect(stream.events()).toEqual([])
    }
    expect(ofNeighbour.messages).toHaveLength(1)
  })

  test('is not what a note is: that is fetched by the supplier’s screens alone', async () => {
    const counted = () =>
      database
        .selectFrom('last_own_change')
        .select('account_id')
        .where('account_id', 'in', [supplier.id, restaurant.id])
        .execute()
    await save({ note: 'Paie en retard' })
    expect(await counted()).toEqual([{ account_id: supplier.id }])
    await save({ terms_days: 0 })
    expect(await counted()).toHaveLength(2)
  })
})

test('who is no customer of this supplier stays as it is', async () => {
  const other = await aSupplier(world)
  const before = await fingerprint(database)
  const refused = await save({ status: 'closed' }, other)
  const invented = await save({ restaurant_public_id: '0'.repeat(32), status: 'closed' }, other)
  expect([refused.status, refused.text]).toEqual([404, invented.text])
  expect(await fingerprint(database)).toBe(before)
})
