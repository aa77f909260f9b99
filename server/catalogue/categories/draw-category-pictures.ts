import { writeFileSync } from 'node:fs'
import { LISTING_NAMES } from '@halles/domain/product.ts'
import sharp from 'sharp'
import { drawCategories, drawCategory } from './category-drawings.ts'
import { picturePath } from './category-pictures.ts'

// `npm run generate:pictures`: the PNGs that the API answers with, and the site's file of all, from category-drawings.ts.

// A card shows them at 128, phones with two or three pixels for one; all eleven travel in one answer.
const PIXELS = 320
const ENGRAVINGS = new URL('../../../web/src/features/catalogue/engravings.svg', import.meta.url)
const INK = '#0f3d2b'

for (const name of LISTING_NAMES) {
  await sharp(Buffer.from(drawCategory(name, INK)), { density: 72 * (PIXELS / 128) })
    .resize(PIXELS, PIXELS)
    .png({ palette: true, colours: 16, effort: 10 })
    .toFile(picturePath(name))
}

writeFileSync(ENGRAVINGS, drawCategories())
