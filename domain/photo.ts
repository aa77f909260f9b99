/** Photos that a product may have. */
export const MAX_PHOTOS = 4
/** Bytes of a file that is sent. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024
export const MAX_PHOTO_PIXELS = 40_000_000
/** Pixels of the longest side, of each size that is kept. */
export const PHOTO_SIZES = [160, 480, 1200] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** A reported photo stays shown until an operator has decided; a hidden one nobody sees. */
export const PHOTO_STATES = ['shown', 'reported', 'hidden'] as const
export type PhotoState = (typeof PHOTO_STATES)[number]

export const REPORT_REASONS = ['other_product', 'misleading', 'rights', 'offensive'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What a file is, told by its first bytes: its name and what its sender says of it count for nothing. */
export type FileKind = 'photo' | 'heic' | 'other'

/** JPEG, PNG, WebP and AVIF are photos. */
export function fileKind(file: Uint8Array): FileKind {
  if (SIGNATURES.some((signature) => startsWith(file, signature))) return 'photo'
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'photo'
  if (ascii(file, 4, 8) !== 'ftyp') return 'other'
  const brands = brandsOf(file)
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'photo'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other'
}

/** A list with one of it at another place, from 1 on; at the last where there are not so many. */
export function movedTo<Item>(items: readonly Item[], moved: Item, position: number): Item[] {
  const others = items.filter((item) => item !== moved)
  return [...others.slice(0, position - 1), moved, ...others.slice(position - 1)]
}

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const MOST_BRANDS = 16

/** The major brand of an ISO media file and those it is compatible with. */
function brandsOf(file: Uint8Array): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = file
  const end = Math.min(((a * 256 + b) * 256 + c) * 256 + d, 16 + 4 * MOST_BRANDS, file.length)
  const brands = [ascii(file, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(file, at, at + 4))
  return brands
}

function startsWith(file: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => file[index] === byte)
}

function ascii(file: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...file.subarray(from, to))
}
