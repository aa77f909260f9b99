import { fileKind, PHOTO_SIZES } from '@halles/domain/photo.ts'
import { casesOf } from '@halles/testing/checks/rounds.ts'
import { hostileFiles, PLANTED } from '@halles/testing/world/hostile-photos.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createPhotoDecoder } from './photo-decoder.ts'

const FILES = await hostileFiles()
const decoder = createPhotoDecoder({ work: 20_000, longest: 170_000, idle: 60_000 }, false)
afterAll(decoder.close)

test('there are two hundred of them, each with a name of its own', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(200)
  expect(new Set(FILES.map(([name]) => name)).size).toBe(FILES.length)
})

/** Every twelfth, and what no other is like. */
const BRIEFLY = /CMYK|16 bits|animated|EXIF|forty|bomb|ZIP behind/
const names = casesOf(FILES, ([name], index) => index % 12 === 0 || BRIEFLY.test(name)).map(
  ([name]) => name,
)

// By their names: what fails is told with what it was given, and that is megabytes.
test.for(names)('%s breaks nothing, and nothing of it is kept but the picture', async (name) => {
  const [, file, fate] = FILES.find(([known]) => known === name) ?? []
  if (!file) throw new Error('unknown')
  const decoded = fileKind(file) === 'photo' ? await decoder.decode(1, file) : 'no photo'
  const became = typeof decoded === 'string' ? 'refused' : 'kept'
  if (fate !== 'either') expect(became).toBe(fate)
  if (typeof decoded === 'string') return
  expect(decoded.files.map(({ size }) => size)).toEqual(PHOTO_SIZES)
  for (const { size, bytes } of decoded.files) {
    const { format, width, height, space, ...further } = await sharp(bytes).metadata()
    const { pages, exif, icc, xmp, iptc, orientation } = further
    expect([format, space, pages, exif, icc, xmp, iptc, orientation].filter(Boolean)).toEqual([
      'webp',
      'srgb',
    ])
    expect(Math.max(width, height)).toBeLessThanOrEqual(size)
    expect(Buffer.from(bytes).includes(PLANTED)).toBe(false)
  }
})
