import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

const received = async ({ browser }: BuiltAccount) =>
  (await browser.get('/api/supplier-review-list/')).body.reviews

test('a supplier reads what restaurants say of it, and of nobody else, newest first', async () => {
  const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
  const other = await aSupplier(world)
  const write = ({ browser }: BuiltAccount, about: BuiltAccount, review: string) =>
    browser.post('/api/review/', {
      supplier: { public_id: about.publicId },
      rating: '5',
      review,
    })
  const first = await aRestaurant(world, { name: 'Chez Aline' })
  const second = await aRestaurant(world, { name: 'Bistro Zut' })
  await anOrder(world, second, [{ product: await aProduct(world, supplier), quantity: 1 }])
  await write(first, supplier, 'Frais.')
  await write(second, supplier, 'Rapide.')
  await write(first, other, 'Pas ici.')
  const about = { public_id: supplier.publicId, name: 'Ferme du Rang' }
  expect(await received(supplier)).toEqual([
    {
      restaurant: { name: 'Bistro Zut' },
      supplier: about,
      rating: '5',
      date: expect.stringMatching(/^\d{2}-\d{2}-\d{4}$/),
      review: 'Rapide.',
      has_ordered: true,
    },
    {
      restaurant: { name: 'Chez Aline' },
      supplier: about,
      rating: '5',
      date: expect.any(String),
      review: 'Frais.',
      has_ordered: false,
    },
  ])
  expect(await received(other)).toMatchObject([{ review: 'Pas ici.' }])
})

test('a supplier that nobody has reviewed has an empty list', async () => {
  expect(await received(await aSupplier(world))).toEqual([])
})
