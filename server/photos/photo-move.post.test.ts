import { both } from '@halles/testing/checks/both.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let product: { id: number; publicId: string }
let photos: string[]

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
  photos = []
  for (let count = 0; count < 4; count++) photos.push(await aPhoto(world, product))
})

const move = (photo: string | undefined, position: number, { browser } = supplier) =>
  browser.post('/api/photo-move/', { photo_public_id: photo, position })

const remove = (photo: string | undefined, { browser } = supplier) =>
  browser.post('/api/photo-remove/', { photo_public_id: photo })

async function namesNow(): Promise<string[]> {
  const address = `/api/supplier-product-list/?product_public_id=${product.publicId}`
  const { body } = await supplier.browser.get(address)
  return body.photos.map((photo: { public_id: string }) => photo.public_id)
}

test('a photo that is moved to the front is the one that lists show', async () => {
  const [a, b, c, d] = photos
  const { status, body } = await move(c, 1)
  expect(status).toBe(200)
  expect(body.photos.map((photo: { public_id: string }) => photo.public_id)).toEqual([c, a, b, d])
  const restaurant = await aRestaurant(world)
  const address = `/api/product-list/?supplier_public_id=${supplier.publicId}`
  const list = await restaurant.browser.get(address)
  expect(list.body.results[0].photo).toEqual({ public_id: c, width: 1200, height: 900 })
})

test('of a photo that is removed the others close the gap', async () => {
  const [a, b, c, d] = photos
  expect((await remove(b)).status).toBe(200)
  expect(await namesNow()).toEqual([a, c, d])
  expect((await remove(b)).status).toBe(404)
  await move(d, 2)
  expect(await namesNow()).toEqual([a, d, c])
})

test('another supplier neither moves nor removes a photo', async () => {
  const stranger = await aSupplier(world)
  expect((await move(photos[2], 1, stranger)).status).toBe(404)
  expect((await remove(photos[2], stranger)).status).toBe(404)
  expect(await namesNow()).toEqual(photos)
})

test('two moves and a removal at once leave every photo one place', async () => {
  for (let round = 0; round < rounds(3); round++) {
    const [a, b, c, d] = await namesNow()
    await Promise.all([move(a, 4), move(d, 1), move(c, 2)])
    expect((await namesNow()).sort()).toEqual([a, b, c, d].sort())
    await both(
      round,
      () => move(b, 1),
      () => move(b, 4),
    )
    expect((await namesNow()).sort()).toEqual([a, b, c, d].sort())
  }
  const [a, b, c, d] = await namesNow()
  await Promise.all([remove(a), move(a, 3)])
  expect((await namesNow()).sort()).toEqual([b, c, d].sort())
})

test('what a photo went through stands in the activity, without a word where nothing changed', async () => {
  await move(photos[0], 1)
  await move(photos[0], 2)
  await remove(photos[3])
  const { rows } = await actions()
  expect(rows).toEqual(['photo_moved', 'photo_removed'])
})

async function actions() {
  const rows = await world.database
    .selectFrom('business_action')
    .select('action')
    .where('account_id', '=', supplier.id)
    .orderBy('id')
    .execute()
  return { rows: rows.map(({ action }) => action) }
}
