import { expect, test } from 'vitest'
import { fileKind, movedTo } from './photo.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (brands: string, length = 8 + brands.length) =>
  bytes(`\0\0\0${String.fromCharCode(length)}ftyp${brands}`)

test.each([
  ['JPEG', bytes('\xff\xd8\xff\xe0'), 'photo'],
  ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'photo'],
  ['WebP', bytes('RIFF\0\0\0\0WEBP'), 'photo'],
  ['AVIF by its first brand', box('avif\0\0\0\0mif1'), 'photo'],
  ['AVIF by a further brand', box('mif1\0\0\0\0avif'), 'photo'],
  ['HEIC', box('heic\0\0\0\0mif1heic'), 'heic'],
  ['HEIC of an animation', box('msf1\0\0\0\0hevc'), 'heic'],
  ['a film', box('isom\0\0\0\0mp42'), 'other'],
  ['a brand behind the box', bytes('\0\0\0\x10ftypisom\0\0\0\0avif'), 'other'],
  ['nothing', new Uint8Array(), 'other'],
  ['a GIF', bytes('GIF89a'), 'other'],
  ['a sound of RIFF', bytes('RIFF\0\0\0\0WAVE'), 'other'],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'other'],
] as const)('%s is known by its first bytes', (_, file, kind) => {
  expect(fileKind(file)).toBe(kind)
})

test.each([
  ['c', 1, 'cabd'],
  ['a', 3, 'bcad'],
  ['a', 4, 'bcda'],
  ['b', 2, 'abcd'],
  ['a', 9, 'bcda'],
])('%s goes to place %i', (moved, position, after) => {
  expect(movedTo([...'abcd'], moved, position).join('')).toBe(after)
})
