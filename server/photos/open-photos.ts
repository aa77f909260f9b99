import type { Database } from '../database/connect.ts'
import { createPhotoDecoder, type PhotoDecoder } from './decoding/photo-decoder.ts'
import { photosInDatabase } from './photo-bytes-sql.ts'
import type { PhotoStore } from './photo-store.ts'

const IDLE = 30_000

export type Photos = { decoder: PhotoDecoder; store: PhotoStore }

/** `longest`: milliseconds, of one photo. */
export function openPhotos(database: Database, { longest }: { longest: number }): Photos {
  return { decoder: createPhotoDecoder({ longest, idle: IDLE }), store: photoStore(database) }
}

export function photoStore(database: Database): PhotoStore {
  return photosInDatabase(database)
}
