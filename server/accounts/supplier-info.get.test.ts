import { CUSTOMER_STATUSES } from '@halles/domain/customer.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world, { city: 'Montréal' })

function read(publicId: string) {
  const wanted = new URLSearchParams({ supplier_public_id: publicId })
  return restaurant.browser.get(`/api/supplier-info/?${wanted}`)
}

test('a restaurant reads who a supplier is, where it delivers, and how it is rated', async () => {
  const supplier = await aSupplier(world, {
    name: 'Ferme du Rang',
    minimumOrderCents: 20_050,
    serves: ['Lévis', 'Montréal', 'Bécancour'],
  })
  for (const rating of [5, 4, 4]) {
    const { id } = await aRestaurant(world)
    await world.database
      .insertInto('review')
      .values({ restaurant_id: id, supplier_id: supplier.id, rating, review: 'Bien.' })
      .execute()
  }
  expect((await read(supplier.publicId)).body).toEqual({
    name: 'Ferme du Rang',
    phone_number: '514 555-0100',
    address: '100, rue du Marché',
    city: 'Montréal',
    zip_code: 'H2X 1Y4',
    user: { first_name: 'Camille', last_name: expect.any(String), email: supplier.email },
    minimum_order_price: '200.50',
    supplier_cities: ['Bécancour', 'Lévis', 'Montréal'],
    open_to: 'everyone',
    rating: '4.3',
    rating_count: 3,
    certificates: [],
    account: 'none',
    account_since: null,
    code: '',
    terms_days: null,
  })
})

test('a restaurant reads its own account with a supplier, and nobody else’s', async () => {
  const supplier = await aSupplier(world, { openTo: 'customers', minimumOrderCents: 20_000 })
  const agreed = { code: 'R-17', terms_days: 30, note: 'Paie tard.' }
  const other = await aRestaurant(world)
  await aCustomer(world, supplier, other, { minimumCents: 3_000, code: 'X-1' })
  const none = { account: 'none', account_since: null, code: '', terms_days: null }
  expect((await read(supplier.publicId)).body).toMatchObject({
    ...none,
    open_to: 'customers',
    minimum_order_price: '200.00',
  })
  for (const status of CUSTOMER_STATUSES) {
    await aCustomer(world, supplier, restaurant, { status, minimumCents: 5_000 })
    await world.database
      .updateTable('customer')
      .set(agreed)
      .where('restaurant_id', '=', restaurant.id)
      .execute()
    const { body, text } = await read(supplier.publicId)
    const isOpen = status === 'open'
    expect(body).toMatchObject({
      account: status,
      account_since: expect.stringMatching(/^20/),
      code: isOpen ? 'R-17' : '',
      terms_days: isOpen ? 30 : null,
      minimum_order_price: isOpen ? '50.00' : '200.00',
    })
    expect(text).not.toMatch(/Paie tard|X-1/)
  }
})

test('a supplier without reviews is not rated', async () => {
  const supplier = await aSupplier(world)
  expect((await read(supplier.publicId)).body).toMatchObject({ rating: '0', rating_count: 0 })
})

test('a supplier that no longer serves the city can be read: an old order leads to it', async () => {
  const supplier = await aSupplier(world, { serves: ['Rimouski'] })
  expect((await read(supplier.publicId)).status).toBe(200)
})

test('whoever is no active supplier is not found, in the same bytes [A107]', async () => {
  const supplier = await aSupplier(world)
  const ids = [
    (await aSupplier(world, { status: 'pending' })).publicId,
    (await aSupplier(world, { status: 'suspended' })).publicId,
    (await aSupplier(world, { status: 'refused' })).publicId,
    restaurant.publicId,
    (await aProduct(world, supplier)).publicId,
    '0'.repeat(32),
  ]
  const answers = await Promise.all(ids.map(read))
  expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 404))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
})

test('a supplier has to be named', async () => {
  for (const query of ['', '?supplier_public_id=', "?supplier_public_id=' or 1=1"]) {
    const { status, body } = await restaurant.browser.get(`/api/supplier-info/${query}`)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['supplier_public_id']])
  }
})
