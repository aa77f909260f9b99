import type { Database } from '../database/connect.ts'
import type { PhotoProblem } from './decoding/decode-photo.ts'
import { deleteLeftOver } from './delete-left-over.ts'
import type { Photos } from './open-photos.ts'
import { insertPhoto, type Photo } from './photos-sql.ts'

type Given = { database: Database; photos: Photos; report: (problem: unknown) => void }

/** Decodes an owner's file and puts the photo down in all its sizes. It is no product's yet. */
export async function keepPhoto(
  given: Given,
  owner: number,
  file: Uint8Array,
): Promise<Photo | PhotoProblem> {
  const { decoder, store } = given.photos
  const decoded = await decoder.decode(owner, file)
  if (typeof decoded === 'string') return decoded
  const photo = await insertPhoto(given.database, decoded)
  await orDiscard(given, [photo], () => store.put(photo.publicId, decoded.files))
  return photo
}

/** What was put down for photos that become no product's goes at once; where even that fails, with the next hour. */
export async function orDiscard<T>(
  { database, photos: { store }, report }: Given,
  photos: readonly Photo[],
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    for (const { id } of photos) await deleteLeftOver({ database, store }, id).catch(report)
    throw error
  }
}
