import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteLeftOver } from './delete-left-over.ts'
import { photosInDatabase } from './photo-bytes-sql.ts'

const world = await anOwnApp()
const { database } = world
const given = { database, store: photosInDatabase(database) }

async function kept(): Promise<{ photos: string[]; files: number }> {
  const photos = await database.selectFrom('photo').select('public_id').orderBy('id').execute()
  const files = await database.selectFrom('photo_bytes').select('size').execute()
  return { photos: photos.map((photo) => photo.public_id), files: files.length }
}

const anHourAgo = () =>
  sql`update photo set added_at = now() - interval '61 minutes'`.execute(database)

test('photos that are no product’s any more go with their bytes; what was put down just now stays', async () => {
  const supplier = await aSupplier(world)
  const [removed, deleted, other] = [
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
  ]
  const photo = await aPhoto(world, removed)
  await aPhoto(world, deleted)
  await aPhoto(world, deleted)
  const stays = await aPhoto(world, other)
  await supplier.browser.post('/api/photo-remove/', { photo_public_id: photo })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: deleted.publicId })
  expect(await deleteLeftOver(given)).toBe(0)
  await anHourAgo()
  expect(await deleteLeftOver(given)).toBe(3)
  expect(await kept()).toEqual({ photos: [stays], files: 3 })
})

test('photos whose bytes could not be deleted are deleted the next time', async () => {
  await database.insertInto('photo').values({ width: 8, height: 6 }).execute()
  await anHourAgo()
  const before = await kept()
  const remove = () => Promise.reject(new Error('away'))
  await expect(deleteLeftOver({ database, store: { ...given.store, remove } })).rejects.toThrow()
  expect(await kept()).toEqual(before)
  expect(await deleteLeftOver(given)).toBe(1)
})
