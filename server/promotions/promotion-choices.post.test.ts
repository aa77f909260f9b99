import { expect, test } from 'vitest'
import { anOperator, aRestaurant, aSupplier, type BuiltAccount } from '../testing/builders.ts'
import { aTestApp } from '../testing/test-app.ts'

const world = await aTestApp()

const choose = async ({ browser }: BuiltAccount, wanted: boolean, supplier?: BuiltAccount) =>
  (
    await browser.post('/api/promotion-choices/', {
      wanted,
      ...(supplier && { supplier_public_id: supplier.publicId }),
    })
  ).body

test('a restaurant ends promotions and takes them again, one supplier’s or all', async () => {
  const restaurant = await aRestaurant(world)
  const supplier = await aSupplier(world, { name: 'Érablière du Nord' })
  const other = await aSupplier(world, { name: 'Étal de l’Est' })
  const named = ({ publicId, name }: BuiltAccount) => ({ public_id: publicId, name })

  await choose(restaurant, false, other)
  expect(await choose(restaurant, false, supplier)).toEqual({
    from_all: false,
    suppliers: [named(supplier), named(other)],
  })
  expect(await choose(restaurant, false)).toMatchObject({ from_all: true })
  expect(await choose(restaurant, true)).toMatchObject({ from_all: false })
  expect(await choose(restaurant, true, other)).toEqual({
    from_all: false,
    suppliers: [named(supplier)],
  })
})

test('of many clicks at once one is kept, and another restaurant’s choice stays', async () => {
  const [restaurant, other] = [await aRestaurant(world), await aRestaurant(world)]
  const supplier = await aSupplier(world)
  await choose(other, false, supplier)
  await Promise.all(Array.from({ length: 8 }, () => choose(restaurant, false, supplier)))
  expect((await choose(restaurant, false, supplier)).suppliers).toHaveLength(1)
  expect((await choose(restaurant, true, supplier)).suppliers).toEqual([])
  expect((await choose(other, false, supplier)).suppliers).toHaveLength(1)
})

test('an operator exports why each restaurant may be written to, since when, and what it ended', async () => {
  const restaurant = await aRestaurant(world)
  const supplier = await aSupplier(world)
  await choose(restaurant, false, supplier)
  await choose(restaurant, true, supplier)
  await choose(restaurant, false)
  const { browser } = await anOperator(world)
  const { body, headers } = await browser.get('/api/operator/promotion-consents/')
  expect(headers.get('content-disposition')).toContain('halles-promotion-consents.json')
  expect(
    body.find(({ public_id }: { public_id: string }) => public_id === restaurant.publicId),
  ).toEqual({
    restaurant: restaurant.name,
    public_id: restaurant.publicId,
    email: restaurant.email,
    basis: 'membership',
    wording: expect.any(String),
    given_at: expect.any(String),
    ended_at: null,
    unsubscriptions: [
      { supplier: supplier.name, began_at: expect.any(String), ended_at: expect.any(String) },
      { supplier: null, began_at: expect.any(String), ended_at: null },
    ],
  })
})
