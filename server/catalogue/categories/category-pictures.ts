import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LISTING_NAMES } from '@halles/domain/product.ts'

/** The path of a listing's picture. */
export function picturePath(name: string): string {
  return fileURLToPath(new URL(`pictures/${name}.png`, import.meta.url))
}

/** Every listing, in its order, with its picture as base64. Reads the files. */
export function readPictures() {
  return LISTING_NAMES.map((name) => ({ name, image: readFileSync(picturePath(name), 'base64') }))
}
