import type { Database } from '../database/connect.ts'
import { repeat } from '../jobs/repeat.ts'
import type { PhotoStore } from './photo-store.ts'
import { claimLeftOver, deleteClaimed } from './photos-sql.ts'

const HOUR = 3_600_000
const AT_ONCE = 50

type Given = { database: Database; store: PhotoStore }

/** Deletes the bytes of photos that are no product's, and then the photos; how many there were. With `id`, of that one. */
export async function deleteLeftOver({ database, store }: Given, id?: number): Promise<number> {
  const photos = await claimLeftOver(database, { limit: AT_ONCE, ...(id !== undefined && { id }) })
  for (const { publicId } of photos) await store.remove(publicId)
  await deleteClaimed(
    database,
    photos.map((photo) => photo.id),
  )
  return photos.length
}

/** The same at once and every hour. Where the store cannot be reached they are left for the next hour. */
export function startDeletingLeftOver(given: Given & { report: (problem: unknown) => void }): {
  stop: () => Promise<void>
} {
  return repeat(async (signal) => {
    try {
      while (!signal.aborted && (await deleteLeftOver(given)) === AT_ONCE);
    } catch (error) {
      given.report(error)
    }
  }, HOUR)
}
