import type { PhotoSize } from '@halles/domain/photo.ts'

/** Where a photo is read in one of its sizes. */
export function photoAddress(publicId: string, size: PhotoSize): string {
  return `/photos/${publicId}-${size}.webp`
}
