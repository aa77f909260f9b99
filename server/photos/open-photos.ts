import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { unavailable } from '../platform/endpoint/refuse-field.ts'
import { createPhotoDecoder, type PhotoDecoder } from './decoding/photo-decoder.ts'
import { photosInDatabase } from './photo-bytes-sql.ts'
import type { PhotoStore } from './photo-store.ts'

const IDLE = 30_000
const MOST_WORK = 20_000
const RETRY_AFTER_SECONDS = 5

export type Photos = { decoder: PhotoDecoder; store: PhotoStore }

type Given = {
  config: Pick<Config, 'photoStore' | 'photosComeLast'>
  /** Milliseconds, of one photo, after which the machine has no time for it. */
  longest: number
  report: (problem: unknown) => void
}

export async function openPhotos(
  database: Database,
  { config, longest, report }: Given,
): Promise<Photos> {
  const store = await openPhotoStore(database, config)
  return {
    decoder: createPhotoDecoder({ work: MOST_WORK, longest, idle: IDLE }, config.photosComeLast),
    store: config.photoStore ? orUnavailable(store, report) : store,
  }
}

/** In the database, or where PHOTO_STORE says; the client of that is loaded only then. */
export async function openPhotoStore(
  database: Database,
  { photoStore }: Pick<Config, 'photoStore'>,
): Promise<PhotoStore> {
  if (!photoStore) return photosInDatabase(database)
  const { photosInBucket } = await import('./photo-bucket.ts')
  return photosInBucket(photoStore)
}

/** Whoever asks for a photo, or adds one, while the store cannot be reached is told when to come back. */
function orUnavailable(store: PhotoStore, report: Given['report']): PhotoStore {
  async function or503<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      report(error)
      throw unavailable(RETRY_AFTER_SECONDS)
    }
  }
  return {
    put: (publicId, files) => or503(() => store.put(publicId, files)),
    get: (publicId, size) => or503(() => store.get(publicId, size)),
    remove: (publicId) => or503(() => store.remove(publicId)),
  }
}
