import { PHOTO_SIZES } from '@halles/domain/photo.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPng } from '@halles/testing/world/photo.ts'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
})

function add(file: Uint8Array, headers: Record<string, string> = {}, of = product) {
  const address = `/api/photo-add/?product_public_id=${of.publicId}`
  return supplier.browser.post(address, Buffer.from(file), headers)
}

async function readPhoto(publicId: string, size: number) {
  const answer = await fetch(`${world.origin}/photos/${publicId}-${size}.webp`)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a photo of a product is read in three sizes, upright, and never larger than it was', async () => {
  const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { status, body } = await add(file)
  expect([status, body.photos]).toEqual([
    201,
    [
      {
        public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        width: 600,
        height: 900,
        state: 'shown',
      },
    ],
  ])
  const sizes = []
  for (const size of PHOTO_SIZES) {
    const { answer, bytes } = await readPhoto(body.photos[0].public_id, size)
    expect(answer.status).toBe(200)
    const { width, height, format } = await sharp(bytes).metadata()
    sizes.push([format, width, height])
  }
  expect(sizes).toEqual([
    ['webp', 107, 160],
    ['webp', 320, 480],
    ['webp', 600, 900],
  ])
})

test('what is sent with a photo lets it do nothing but be looked at, for good', async () => {
  const { body } = await add(aPng())
  const { answer } = await readPhoto(body.photos[0].public_id, 160)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('another supplier’s product gets no photo, nor does one that was deleted', async () => {
  const theirs = await aProduct(world, await aSupplier(world))
  const before = await fingerprint(world.database)
  expect((await add(aPng(), {}, theirs)).status).toBe(404)
  expect(await fingerprint(world.database)).toBe(before)
  await supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId })
  expect((await add(aPng())).status).toBe(404)
})

test('a fifth photo is refused, and the same file twice is one photo', async () => {
  const first = aPng()
  for (const file of [first, aPng(), aPng(), aPng()]) expect((await add(file)).status).toBe(201)
  const before = await fingerprint(world.database)
  const fifth = await add(aPng())
  expect([fifth.status, fifth.body.code]).toEqual([409, 'photos_full'])
  const again = await add(first)
  expect([again.status, again.body.photos.length]).toEqual([200, 4])
  expect(await fingerprint(world.database)).toBe(before)
})

test('a retry under its key adds no photo, not even after that one was removed', async () => {
  const file = aPng()
  const key = { 'Idempotency-Key': 'one' }
  const first = await add(file, key)
  const photo_public_id = first.body.photos[0].public_id
  expect((await add(file, key)).body.photos).toEqual(first.body.photos)
  await supplier.browser.post('/api/photo-remove/', { photo_public_id })
  const late = await add(file, key)
  expect([late.status, late.body.photos]).toEqual([200, []])
  const other = await add(aPng(), key)
  expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
})

test.each([
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'photo_heic'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not_photo'],
  ['nothing', Buffer.alloc(0), 415, 'not_photo'],
])(
  '%s is refused with a sentence that helps, and nothing is kept',
  async (_, file, ...expected) => {
    const before = await fingerprint(world.database)
    const { status, body } = await add(file)
    expect([status, body.code]).toEqual(expected)
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('a file of more than 12 MB is refused, and a truncated one is unreadable', async () => {
  const { status, body } = await add(Buffer.alloc(12 * 1024 * 1024 + 1, 'a'))
  expect([status, body.code]).toEqual([413, 'too_large'])
  const whole = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#a33' },
  })
    .jpeg()
    .toBuffer()
  const half = await add(whole.subarray(0, whole.length / 2))
  expect([half.status, half.body.fields.file]).toEqual([
    400,
    'Photo illisible. Choisissez-en une autre.',
  ])
})
