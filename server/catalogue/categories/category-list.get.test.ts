import { LISTING_NAMES } from '@halles/domain/product.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const { browser } = await aRestaurant(world)
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

type Category = { public_id: string; name: string; alt: string; image: string }

async function categories(language = 'fr'): Promise<Category[]> {
  return (await browser.get('/api/category-list/', { 'Accept-Language': language })).body
}

test('the eleven categories come in their order, all of them last', async () => {
  const list = await categories()
  expect(list.map((category) => category.name)).toEqual([...LISTING_NAMES])
  expect(list.map((category) => category.public_id)).toEqual([...LISTING_NAMES])
  expect(list.at(-1)?.name).toBe('all')
})

test('each category has a PNG of its own that weighs at most 30 kB', async () => {
  const images = (await categories()).map((category) => category.image)
  expect(new Set(images).size).toBe(LISTING_NAMES.length)
  for (const image of images) {
    expect(image.length).toBeLessThanOrEqual(30_000)
    expect(Buffer.from(image, 'base64').subarray(0, PNG.length)).toEqual(PNG)
  }
})

test('the pictures are described in the language of whoever asks', async () => {
  const french = await categories('fr-CA, en;q=0.8')
  const english = await categories('en-CA, fr;q=0.8')
  expect(french.find((category) => category.name === 'seafood')?.alt).toBe('Poisson')
  expect(english.find((category) => category.name === 'seafood')?.alt).toBe('Fish')
  for (const { alt } of [...french, ...english]) expect(alt).not.toBe('')
})

test('a supplier gets the same categories', async () => {
  const supplier = await aSupplier(world)
  const { body } = await supplier.browser.get('/api/category-list/')
  expect(body).toEqual(await categories())
})

test('what has not changed is not sent again, but in the other language it is', async () => {
  const first = await browser.get('/api/category-list/')
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const tag = { 'If-None-Match': first.headers.get('etag') ?? '' }
  const again = await browser.get('/api/category-list/', tag)
  expect([again.status, again.text]).toEqual([304, ''])
  const english = await browser.get('/api/category-list/', { ...tag, 'Accept-Language': 'en' })
  expect(english.status).toBe(200)
})
