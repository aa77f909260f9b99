import { mkdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { LANDING_DRAWINGS } from '../landing-offers.ts'
import { digestOf, drawingPath, LANDING_PICTURES, MADE_OF } from './drawing-files.ts'
import { DRAWINGS } from './drawings.ts'
import { engrave } from './engrave.ts'

// `npm run generate:pictures`: every drawing of a product as a file that a supplier might send, and those of the landing page.

const PIXELS = 384
const COLOURS = 8
const LANDING_PIXELS = 192

const folder = drawingPath('')
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  await write(engrave(drawing), PIXELS, drawingPath(`${name}.webp`))
}
await rm(LANDING_PICTURES, { recursive: true, force: true })
await mkdir(LANDING_PICTURES)
for (const name of LANDING_DRAWINGS) {
  await write(engrave(DRAWINGS[name]), LANDING_PIXELS, `${LANDING_PICTURES}${name}.webp`)
}

/** In few colours, as flat as they are printed, and with the digest of what it was made of. */
async function write(svg: string, pixels: number, path: string): Promise<void> {
  const drawn = await sharp(Buffer.from(svg), { density: (72 * pixels) / 128 })
    .resize(pixels, pixels)
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer()
  await sharp(drawn)
    .withExif({ IFD0: { [MADE_OF]: digestOf(svg) } })
    .webp({ lossless: true, effort: 6 })
    .toFile(path)
}
