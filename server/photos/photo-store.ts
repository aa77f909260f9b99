import type { PhotoSize } from '@halles/domain/photo.ts'

export type PhotoFile = { size: PhotoSize; bytes: Uint8Array }

/** Where the bytes of photos lie. Which photos there are, and who sees them, the database alone says. */
export type PhotoStore = {
  /** Keeps a photo in all its sizes; once more, it is the same. */
  put(publicId: string, files: readonly PhotoFile[]): Promise<void>
  get(publicId: string, size: PhotoSize): Promise<Uint8Array | undefined>
  /** Deletes all that there is of a photo. */
  remove(publicId: string): Promise<void>
}
