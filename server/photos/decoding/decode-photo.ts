import { MAX_PHOTO_PIXELS, PHOTO_SIZES, type PhotoSize } from '@halles/domain/photo.ts'
import sharp from 'sharp'

/** A photo in every size, and the pixels of its largest. */
export type DecodedPhoto = {
  width: number
  height: number
  files: { size: PhotoSize; bytes: Uint8Array }[]
}

/** Why a file is no photo that can be kept. */
export type PhotoProblem = 'photo_unreadable' | 'photo_too_many_pixels'

const LARGEST = Math.max(...PHOTO_SIZES)
const QUALITY: Record<PhotoSize, number> = { 160: 70, 480: 76, 1200: 80 }
const BEHIND = '#ffffff'

// One photo at a time and nothing kept between two: this process ends when it holds too much.
sharp.cache(false)
sharp.concurrency(1)
// The readers of four formats are all that a file can reach, whatever it says that it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** The first frame of a photo, upright, in sRGB, without its metadata, in each size; never larger than it is. */
export async function decodePhoto(file: Uint8Array): Promise<DecodedPhoto | PhotoProblem> {
  try {
    if (await hasTooManyPixels(file)) return 'photo_too_many_pixels'
    const { data, info } = await sharp(file, {
      limitInputPixels: MAX_PHOTO_PIXELS,
      failOn: 'error',
      autoOrient: true,
    })
      .resize({ ...within(LARGEST), withoutEnlargement: true })
      .flatten({ background: BEHIND })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const files = []
    for (const size of PHOTO_SIZES) {
      const bytes = await sharp(data, { raw: { width, height, channels } })
        .resize({ ...within(size), withoutEnlargement: true })
        .webp({ quality: QUALITY[size], effort: 4 })
        .toBuffer()
      files.push({ size, bytes })
    }
    return { width, height, files }
  } catch {
    return 'photo_unreadable'
  }
}

/** As its head says, before anything is decoded. */
async function hasTooManyPixels(file: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
  return width * height > MAX_PHOTO_PIXELS
}

function within(size: number) {
  return { width: size, height: size, fit: 'inside' } as const
}
