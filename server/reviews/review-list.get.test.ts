import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const reader = await aRestaurant(world)

function read(supplierId: string, page: { page?: string } = {}) {
  const query = new URLSearchParams({ supplier_id: supplierId, ...page })
  return reader.browser.get(`/api/review-list/?${query}`)
}

async function write(supplier: BuiltAccount, name: string, review: string, writtenAt: string) {
  const restaurant = await aRestaurant(world, { name })
  await world.database
    .insertInto('review')
    .values({
      restaurant_id: restaurant.id,
      supplier_id: supplier.id,
      rating: 4,
      review,
      written_at: writtenAt,
    })
    .execute()
}

test('reviews come newest first, with the day in Montréal on which they were written', async () => {
  const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
  const other = await aSupplier(world)
  await write(supplier, 'Chez Aline', 'Frais.', '2026-03-07T12:00:00Z')
  await write(supplier, 'Bistro Zut', 'Rapide.', '2026-07-02T03:59:00Z')
  await write(supplier, 'Café Nord', 'Cher.', '2026-07-02T04:00:00Z')
  await write(other, 'Ailleurs', 'Pas ici.', '2026-07-02T04:00:00Z')
  const { body } = await read(supplier.publicId)
  expect(body.reviews[0]).toEqual({
    restaurant: { name: 'Café Nord' },
    supplier: { public_id: supplier.publicId, name: 'Ferme du Rang' },
    rating: '4',
    date: '02-07-2026',
    review: 'Cher.',
    has_ordered: false,
  })
  expect(body.reviews.map((review: Body) => [review.restaurant.name, review.date])).toEqual([
    ['Café Nord', '02-07-2026'],
    ['Bistro Zut', '01-07-2026'],
    ['Chez Aline', '07-03-2026'],
  ])
})

test('a review says whether its restaurant has ordered from this supplier', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const buyers = [await aRestaurant(world, { name: 'Ici' }), await aRestaurant(world)]
  for (const [index, buyer] of buyers.entries()) {
    const product = await aProduct(world, index === 0 ? supplier : other)
    await anOrder(world, buyer, [{ product, quantity: 1 }])
    await buyer.browser.post('/api/review/', {
      supplier: { public_id: supplier.publicId },
      rating: '4',
      review: 'Bien.',
    })
  }
  const { body } = await read(supplier.publicId)
  expect(body.reviews.map((review: Body) => [review.restaurant.name, review.has_ordered])).toEqual([
    [buyers[1]?.name, false],
    ['Ici', true],
  ])
})

test('an order that the restaurant took back does not count, one that the supplier refused does', async () => {
  const restaurant = await aRestaurant(world)
  const suppliers = [await aSupplier(world), await aSupplier(world)] as const
  for (const [supplier, isTakenBack] of [
    [suppliers[0], true],
    [suppliers[1], false],
  ] as const) {
    const order = await anOrder(world, restaurant, [
      { product: await aProduct(world, supplier), quantity: 1 },
    ])
    const { status } = isTakenBack
      ? await changeOf(restaurant, order, supplier).cancel()
      : await answerOf(supplier, order).answer({ action: 'cancelled' })
    expect(status).toBe(200)
    await restaurant.browser.post('/api/review/', {
      supplier: { public_id: supplier.publicId },
      rating: '1',
      review: 'Rien.',
    })
    const { body } = await read(supplier.publicId)
    expect(body.reviews).toMatchObject([{ has_ordered: !isTakenBack }])
  }
})

test('a supplier that nobody has reviewed has an empty list', async () => {
  const supplier = await aSupplier(world)
  expect((await read(supplier.publicId)).body).toEqual({ reviews: [], count: 0, rating: '0' })
})

test('a review is text and nothing else, however it is written [A182]', async () => {
  const supplier = await aSupplier(world)
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) ![](https://evil.example/x)'
  await write(supplier, 'Chez Aline', hostile, '2026-03-07T12:00:00Z')
  const { body, headers } = await read(supplier.publicId)
  expect(body.reviews[0].review).toBe(hostile)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('whoever is no active supplier has no reviews to read, in the same bytes [A107 A185]', async () => {
  const supplier = await aSupplier(world)
  const ids = [
    (await aSupplier(world, { status: 'pending' })).publicId,
    (await aSupplier(world, { status: 'suspended' })).publicId,
    reader.publicId,
    (await aProduct(world, supplier)).publicId,
    '0'.repeat(32),
  ]
  const answers = await Promise.all(ids.map((id) => read(id)))
  expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 404))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
})

test('a supplier has to be named', async () => {
  for (const path of ['/api/review-list/', '/api/review-list/?supplier_id=']) {
    const { status, body } = await reader.browser.get(path)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['supplier_id']])
  }
})

test('of many reviews the newest 200 come at once, or a page of fifty, with the count and rating of all', async () => {
  const supplier = await aSupplier(world)
  for (let day = 0; day < 203; day++) {
    const writtenAt = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString()
    await write(supplier, `Bistro ${day}`, `Avis ${day}`, writtenAt)
  }
  const { body: newest } = await read(supplier.publicId)
  expect([newest.count, newest.rating, newest.reviews.length]).toEqual([203, '4.0', 200])
  expect(newest.reviews[0].review).toBe('Avis 202')
  const { body: last } = await read(supplier.publicId, { page: '5' })
  expect([last.count, last.rating]).toEqual([203, '4.0'])
  expect(last.reviews.map(({ review }: Body) => review)).toEqual(['Avis 2', 'Avis 1', 'Avis 0'])
  expect((await read(supplier.publicId, { page: '6' })).body.reviews).toEqual([])
  const own = await supplier.browser.get('/api/supplier-review-list/?page=5')
  expect(own.body).toEqual(last)
  expect((await read(supplier.publicId, { page: '0' })).status).toBe(400)
})
