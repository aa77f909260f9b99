import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp({ rateLimits: true })
let supplier: BuiltAccount
let restaurant: BuiltAccount
let operator: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  operator = await anOperator(world)
  product = await aProduct(world, supplier)
})

const report = (photo: string, reason = 'rights', { browser } = restaurant) =>
  browser.post('/api/photo-report/', { photo_public_id: photo, reason })

const decide = (photo: string, state: string) =>
  operator.browser.post('/api/operator/photo-decide/', { photo_public_id: photo, state })

async function photosOf(state: string) {
  const { body } = await operator.browser.get(`/api/operator/photos/?state=${state}`)
  return body.results
}

async function ownStates(): Promise<string[]> {
  const address = `/api/supplier-product-list/?product_public_id=${product.publicId}`
  const { body } = await supplier.browser.get(address)
  return body.photos.map((photo: { state: string }) => photo.state)
}

async function seenOnPage() {
  const { body } = await restaurant.browser.get(
    `/api/product/?product_public_id=${product.publicId}`,
  )
  return body.photos.map((photo: { public_id: string }) => photo.public_id)
}

async function firstInList() {
  const address = `/api/product-list/?supplier_public_id=${supplier.publicId}`
  const { body } = await restaurant.browser.get(address)
  return body.results[0].photo?.public_id
}

test('a reported photo stays shown until the operator hides it; then nobody sees it', async () => {
  const photo = await aPhoto(world, product)
  expect((await report(photo)).status).toBe(204)
  // Thought better of.
  expect((await report(photo, 'misleading')).status).toBe(204)
  expect(await ownStates()).toEqual(['reported'])
  expect([await firstInList(), await seenOnPage()]).toEqual([photo, [photo]])
  const reported = (await photosOf('reported')).find(
    (one: { public_id: string }) => one.public_id === photo,
  )
  expect(reported).toMatchObject({
    supplier: supplier.name,
    reports: [{ reason: 'misleading', restaurant: restaurant.name, at: expect.any(String) }],
  })
  expect((await decide(photo, 'hidden')).status).toBe(204)
  expect(await ownStates()).toEqual(['hidden'])
  expect([await firstInList(), await seenOnPage()]).toEqual([undefined, []])
  expect((await fetch(`${world.origin}/photos/${photo}-160.webp`)).status).toBe(404)
  expect((await report(photo)).status).toBe(404)
  expect((await photosOf('hidden')).map((one: { public_id: string }) => one.public_id)).toContain(
    photo,
  )
  // A mistake can be made good.
  await decide(photo, 'shown')
  expect(await firstInList()).toBe(photo)
})

test('a photo that the operator keeps can be reported anew, and both decisions are on record', async () => {
  const photo = await aPhoto(world, product)
  await report(photo)
  await decide(photo, 'shown')
  expect(await ownStates()).toEqual(['shown'])
  await report(photo)
  await decide(photo, 'hidden')
  const { body } = await operator.browser.get('/api/operator/actions/')
  expect(body.results.slice(0, 2).map((done: { action: string }) => done.action)).toEqual([
    'hide_photo',
    'show_photo',
  ])
})

test('a restaurant reports thirty photos an hour', async () => {
  const photo = await aPhoto(world, product)
  for (let count = 0; count < 30; count++) expect((await report(photo)).status).toBe(204)
  const { status, headers } = await report(photo)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await report(photo, 'rights', await aRestaurant(world))).status).toBe(204)
})
