import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ListingName } from '@halles/domain/product.ts'
import sharp from 'sharp'
import { picturePath } from './category-pictures.ts'

// `npm run generate:pictures`: draws the categories from Microsoft's Fluent emoji (MIT) and keeps the PNGs here.

const EMOJI: Record<ListingName, string> = {
  beef: '1f969',
  chicken: '1f357',
  pork: '1f356',
  seafood: '1f990',
  deli: '1f953',
  appetizers: '1f95f',
  bakery: '1f950',
  dairy: '1f9c0',
  beverage: '1f9c3',
  fetl: '1f966',
  all: '1f9fa',
}
// A card shows them at 128; all eleven travel in one answer, each at most 30 kB as base64.
const PIXELS = 192

const family = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')

for (const [name, emoji] of Object.entries(EMOJI)) {
  await sharp(join(dirname(family), 'assets', `${emoji}.webp`))
    .resize(PIXELS, PIXELS)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(picturePath(name))
}
