import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
})

const read = (file: string, init?: RequestInit) => fetch(`${world.origin}/photos/${file}`, init)
const statusOf = async (photo: string) => (await read(`${photo}-160.webp`)).status

test('a photo that is shown or reported is read by anybody, a hidden one by nobody', async () => {
  const shown = await aPhoto(world, product)
  const reported = await aPhoto(world, product, { state: 'reported' })
  const hidden = await aPhoto(world, product, { state: 'hidden' })
  expect([await statusOf(shown), await statusOf(reported), await statusOf(hidden)]).toEqual([
    200, 200, 404,
  ])
  const answer = await supplier.browser.get(`/photos/${hidden}-160.webp`)
  expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([
    404,
    '',
    'no-store',
  ])
})

test('a photo is gone with its product, and away while its supplier is suspended', async () => {
  const photo = await aPhoto(world, product)
  const set = (status: 'active' | 'suspended') =>
    world.database.updateTable('account').set({ status }).where('id', '=', supplier.id).execute()
  await set('suspended')
  expect(await statusOf(photo)).toBe(404)
  await set('active')
  expect(await statusOf(photo)).toBe(200)
  await supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId })
  expect(await statusOf(photo)).toBe(404)
})

test('nothing is read under another name, in another size or by another method', async () => {
  const photo = await aPhoto(world, product)
  const names = [
    `${photo}-161.webp`,
    `${photo}-160.png`,
    `${photo}.webp`,
    `${photo}-0160.webp`,
    `${'0'.repeat(32)}-160.webp`,
    `..%2f${photo}-160.webp`,
    `${photo.toUpperCase()}-160.webp`,
  ]
  for (const name of names) expect((await read(name)).status, name).toBe(404)
  const head = await read(`${photo}-160.webp`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await read(`${photo}-160.webp`, { method: 'POST' })).status).toBe(405)
})
