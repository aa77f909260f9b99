import type { Body } from '@halles/testing/client/browser.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPhotos } from '../../../photos/open-photos.ts'
import { demoSuppliers } from '../accounts/suppliers.ts'
import { loadDemo } from '../load-demo.ts'
import { addDrawings, listToDraw } from './add-drawings.ts'

const DRAWN = demoSuppliers.primeurs.name
const PAGE = 10
/** Of a page's thumbnails. */
const MOST_BYTES = 60_000

const database = await aTestDatabase()
const world = await aServerOf(database)
const photos = await openPhotos(database, {
  config: { photoStore: undefined, photosComeLast: false },
  longest: 170_000,
  report: () => {},
})
afterAll(photos.decoder.close)
const given = { database, photos, report: () => {} }

beforeAll(async () => {
  await loadDemo(database)
  // One supplier's are enough to see: the others have a photo of their own.
  const others = await database
    .selectFrom('product')
    .innerJoin('supplier', 'account_id', 'supplier_id')
    .select(({ fn }) => fn.min('product.id').as('id'))
    .where('supplier.name', '<>', DRAWN)
    .groupBy('supplier_id')
    .execute()
  for (const product of others) await aPhoto(world, product)
})

const countPhotos = async () => (await database.selectFrom('photo').select('id').execute()).length

test('drawings that are ended half way leave nothing, and are all still to be added', async () => {
  const [before, wanted] = [await countPhotos(), await listToDraw(database)]
  const stopping = new AbortController()
  const { decoder, store } = photos
  const ended: typeof decoder.decode = async (...file) => {
    const decoded = await decoder.decode(...file)
    stopping.abort()
    return decoded
  }
  await expect(
    addDrawings(
      { ...given, photos: { store, decoder: { ...decoder, decode: ended } } },
      stopping.signal,
    ),
  ).rejects.toThrow('aborted')
  expect(await countPhotos()).toBe(before)
  expect(await listToDraw(database)).toEqual(wanted)
})

test('a restaurant sees the drawings as photos, the ten largest thumbnails of which are small together', async () => {
  const [before, wanted] = [await countPhotos(), await listToDraw(database)]
  await addDrawings(given, new AbortController().signal)
  expect(await countPhotos()).toBe(before + wanted.length)
  expect(await listToDraw(database)).toEqual([])
  const { browser } = await aRestaurant(world)
  const drawn: Body[] = []
  for (let page = 1; drawn.length < wanted.length; page++) {
    const answer = await browser.get(`/api/product-list/?search=primeurs&page=${page}`)
    const { results }: { results: Body[] } = answer.body
    expect(results.length).toBeGreaterThan(0)
    drawn.push(...results.filter(({ supplier, photo }) => supplier.name === DRAWN && photo))
  }
  expect(drawn.map(({ public_id }) => public_id).toSorted()).toEqual(
    wanted.map(({ publicId }) => publicId).toSorted(),
  )
  const sizes = await Promise.all(drawn.map(({ photo }) => sizeOf(photo.public_id)))
  const largest = sizes.toSorted((a, b) => b - a).slice(0, PAGE)
  expect(largest.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})

async function sizeOf(photo: string): Promise<number> {
  const answer = await fetch(`${world.origin}/photos/${photo}-160.webp`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  return (await answer.arrayBuffer()).byteLength
}

test('a supplier who has a photo is left alone', async () => {
  const before = await countPhotos()
  await addDrawings(given, new AbortController().signal)
  expect(await countPhotos()).toBe(before)
})
