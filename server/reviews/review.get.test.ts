import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)

function read(supplierId: string, { browser } = restaurant) {
  return browser.get(`/api/review/?${new URLSearchParams({ supplier_public_id: supplierId })}`)
}

test('a restaurant reads what it has written, and nobody else does', async () => {
  const written = await restaurant.browser.post('/api/review/', {
    supplier: { public_id: supplier.publicId },
    rating: '3',
    review: 'Correct.',
  })
  expect(await read(supplier.publicId)).toMatchObject({
    status: 200,
    body: { rating: '3', review: 'Correct.', date: written.body.date },
  })
  const other = await aRestaurant(world)
  expect(await read(supplier.publicId, other)).toMatchObject({ status: 200, body: {} })
  expect((await read(supplier.publicId, other)).text).toBe('{}')
})

test('a supplier that it has not reviewed has an empty answer', async () => {
  expect((await read((await aSupplier(world)).publicId)).text).toBe('{}')
})

test('whoever is no active supplier is not found, in the same bytes [A107]', async () => {
  const ids = [
    (await aSupplier(world, { status: 'pending' })).publicId,
    (await aSupplier(world, { status: 'suspended' })).publicId,
    restaurant.publicId,
    (await aProduct(world, supplier)).publicId,
    '0'.repeat(32),
  ]
  const answers = await Promise.all(ids.map((id) => read(id)))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('a supplier has to be named', async () => {
  const { status, body } = await restaurant.browser.get('/api/review/')
  expect([status, Object.keys(body.fields)]).toEqual([400, ['supplier_public_id']])
})
