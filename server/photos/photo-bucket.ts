import { PHOTO_SIZES, type PhotoSize } from '@halles/domain/photo.ts'
import { S3mini } from 's3mini'
import type { PhotoStore } from './photo-store.ts'

/** An S3-compatible bucket. `endpoint` has the bucket as its path. */
export type BucketAddress = {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

// Longer than any bucket takes for 200 kB; what waits for it is told to come back.
const LONGEST = 5_000

/** Photos in a bucket, as photos/{name}-{size}.webp. A bucket that is away, slow or full throws. */
export function photosInBucket(address: BucketAddress, longest = LONGEST): PhotoStore {
  const bucket = new S3mini({ ...address, requestAbortTimeout: longest })
  return {
    async put(publicId, files) {
      await Promise.all(
        files.map(({ size, bytes }) =>
          bucket.putObject(keyOf(publicId, size), bytes, 'image/webp'),
        ),
      )
    },
    async get(publicId, size) {
      const bytes = await bucket.getObjectArrayBuffer(keyOf(publicId, size))
      return bytes ? new Uint8Array(bytes) : undefined
    },
    async remove(publicId) {
      for (const size of PHOTO_SIZES) await bucket.deleteObject(keyOf(publicId, size))
    },
  }
}

function keyOf(publicId: string, size: PhotoSize): string {
  return `photos/${publicId}-${size}.webp`
}
