import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** Where `npm run generate:pictures` writes a drawing, as 'tomatoes.webp'. */
export function drawingPath(file: string): string {
  return fileURLToPath(new URL(`pictures/${file}`, import.meta.url))
}

/** The field of a picture's metadata that says what it was made of; no photo keeps it. */
export const MADE_OF = 'ImageDescription'

/** Where those of the landing page are written. */
export const LANDING_PICTURES = fileURLToPath(
  new URL('../../../../web/src/features/landing/pictures/', import.meta.url),
)

export function digestOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex')
}
