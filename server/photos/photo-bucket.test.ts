import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aBucket } from '@halles/testing/servers/bucket.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPng } from '@halles/testing/world/photo.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { deleteLeftOver } from './delete-left-over.ts'
import { photosInBucket } from './photo-bucket.ts'

const bucket = await aBucket()
const database = await aTestDatabase()
const { address: photoStore } = bucket
const world = await aServerOf(database, { photoStore })
const store = photosInBucket(photoStore)
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  bucket.answer('well')
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
})

const add = () =>
  supplier.browser.post(`/api/photo-add/?product_public_id=${product.publicId}`, aPng())
const read = (photo: string) => fetch(`${world.origin}/photos/${photo}-160.webp`)

test('photos are put into the bucket, read from it, and deleted when they are no product’s', async () => {
  const { status, body } = await add()
  expect(status).toBe(201)
  const [{ public_id: photo }] = body.photos
  const answer = await read(photo)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const first = await answer.arrayBuffer()
  expect(Buffer.from(first).subarray(8, 12).toString()).toBe('WEBP')
  expect(await database.selectFrom('photo_bytes').select('size').execute()).toEqual([])
  await supplier.browser.post('/api/photo-remove/', { photo_public_id: photo })
  expect((await read(photo)).status).toBe(404)
  await sql`update photo set added_at = now() - interval '61 minutes'`.execute(database)
  expect(await deleteLeftOver({ database, store })).toBe(1)
  expect(await store.get(photo, 160)).toBeUndefined()
})

test.each(['away', 'full', 'slow'] as const)(
  'while the bucket is %s a photo is told to come back, its product can be edited, and nothing stays',
  async (state) => {
    bucket.answer(state)
    const { status, body, headers } = await add()
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const available = { public_id: product.publicId, available: false }
    const edited = await supplier.browser.post('/api/product-availability/', available)
    expect([edited.status, edited.body.photos]).toEqual([200, []])
    bucket.answer('well')
    await sql`update photo set added_at = now() - interval '61 minutes'`.execute(database)
    await deleteLeftOver({ database, store })
    expect(await database.selectFrom('photo').select('id').execute()).toEqual([])
    expect(await bucket.keys()).toEqual([])
    expect((await add()).status).toBe(201)
    await sql`delete from product_photo`.execute(database)
    await sql`update photo set added_at = now() - interval '61 minutes'`.execute(database)
    await deleteLeftOver({ database, store })
  },
)

test('a photo that cannot be read from the bucket now is there later', async () => {
  const { body } = await add()
  const [{ public_id: photo }] = body.photos
  bucket.answer('away')
  const answer = await read(photo)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  bucket.answer('well')
  expect((await read(photo)).status).toBe(200)
})
