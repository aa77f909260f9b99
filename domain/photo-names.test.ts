import { expect, test } from 'vitest'
import { codesOfName, photoFileName } from './photo-names.ts'

test.each([
  ['A12.jpg', 'A12.jpg'],
  ['photos/2026/A12.jpg', 'A12.jpg'],
  ['photos\\A12.jpg', 'A12.jpg'],
  ['../A12.jpg', undefined],
  ['photos/../../A12.jpg', undefined],
  ['..\\A12.jpg', undefined],
  ['/etc/A12.jpg', undefined],
  ['C:\\A12.jpg', undefined],
  ['photos/', undefined],
  ['.DS_Store', undefined],
  ['__MACOSX/._A12.jpg', undefined],
  ['', undefined],
  ['A..12.jpg', 'A..12.jpg'],
])('the name of the file at %j is %j', (path, name) => {
  expect(photoFileName(path)).toBe(name)
})

test.each([
  ['A12.jpg', ['a12']],
  ['ONGLET.JPEG', ['onglet']],
  ['A12-2.jpg', ['a12-2', 'a12']],
  ['A12_3.png', ['a12_3', 'a12']],
  ['A12 (4).webp', ['a12 (4)', 'a12']],
  ['A-100.jpg', ['a-100']],
  ['12.5.jpg', ['12.5']],
  ['.jpg', []],
  ['É12.jpg', ['É12']],
  ['\u200eA12.jpg', ['a12']],
  ['A12\u202a\u202c-2.jpg', ['a12-2', 'a12']],
  ['A\u000712.jpg', []],
  ['A\ud80012.jpg', []],
  [`${'x'.repeat(41)}.jpg`, []],
  [`${'x'.repeat(39)}-2.jpg`, ['x'.repeat(39)]],
  ['E\u0301PI-2.jpg', ['Épi-2', 'Épi']],
])('a photo called %s may be that of %j', (name, codes) => {
  expect(codesOfName(name)).toEqual(codes)
})
