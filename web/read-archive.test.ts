import { archiveWith } from '@halles/testing/world/workbook.ts'
import { expect, test } from 'vitest'
import { readArchive } from './src/features/photo-archive/read-archive.ts'

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const archive = (files: Record<string, string | Uint8Array>) => blob(archiveWith(files))
const many = (count: number, folder = '') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}${index}.jpg`, '']))

async function namesIn(file: Blob): Promise<unknown> {
  const read = await readArchive(file)
  return typeof read === 'string' ? read : read.map(({ name }) => name)
}

async function textOf(file: Blob, place = 0): Promise<string> {
  const read = await readArchive(file)
  if (typeof read === 'string') throw new Error(read)
  const photo = await read[place]?.read()
  return photo?.text() ?? ''
}

/** An archive in which something of its bytes is another. */
function changed(files: Record<string, string>, change: (bytes: Buffer) => void): Blob {
  const bytes = Buffer.from(archiveWith(files))
  change(bytes)
  return blob(bytes)
}

const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1')
const LAST = Buffer.from('PK\x05\x06', 'latin1')

test('photos of an archive are read by their names, whatever folder they are in', async () => {
  const file = archive({ 'A12.jpg': 'one', 'photos/beef/B7-2.png': 'two' })
  expect(await namesIn(file)).toEqual(['A12.jpg', 'B7-2.png'])
  expect([await textOf(file), await textOf(file, 1)]).toEqual(['one', 'two'])
})

test('what leads out of the archive, is an archive within, or a system’s own, is left out', async () => {
  const file = archive({
    '../A1.jpg': '',
    '..\\A2.jpg': '',
    '/etc/A3.jpg': '',
    'C:\\A4.jpg': '',
    'photos/../../A5.jpg': '',
    'more.zip': '',
    'more.ZIP': '',
    'photos/': '',
    '__MACOSX/._A6.jpg': '',
    '.DS_Store': '',
    'A7.jpg': '',
  })
  expect(await namesIn(file)).toEqual(['A7.jpg'])
})

test('500 photos are read; 501 and 10,000 entries are too many', async () => {
  expect(await namesIn(archive(many(500)))).toHaveLength(500)
  expect(await namesIn(archive(many(501)))).toBe('too_many')
  expect(await namesIn(archive(many(10_000, '__MACOSX/')))).toBe('too_many')
})

const WHOLE = { 'A12.jpg': 'a photo', 'B7.jpg': 'another' }

test.each<[string, Blob]>([
  ['nothing', new Blob([])],
  ['a photo', blob(Buffer.from('\xff\xd8\xff', 'latin1'))],
  ['an archive without its end', blob(archiveWith(WHOLE).slice(0, -22))],
  ['an archive without its beginning', blob(archiveWith(WHOLE).slice(40))],
  [
    'an end alone that announces entries',
    changed(WHOLE, (bytes) => bytes.fill(0, 0, bytes.indexOf(LAST))),
  ],
  [
    'a directory elsewhere',
    changed(WHOLE, (bytes) => bytes.writeUInt32LE(0xffffffff, bytes.length - 6)),
  ],
  [
    'a directory of a gigabyte',
    changed(WHOLE, (bytes) => bytes.writeUInt32LE(2 ** 30, bytes.length - 10)),
  ],
  [
    'more entries than there are',
    changed(WHOLE, (bytes) => bytes.writeUInt16LE(9, bytes.length - 12)),
  ],
  [
    'a name without an end',
    changed(WHOLE, (bytes) => bytes.writeUInt16LE(0xffff, bytes.indexOf(DIRECTORY) + 28)),
  ],
])('%s is unreadable', async (_, file) => {
  expect(await namesIn(file)).toBe('unreadable')
})

test('an entry that is encrypted, packed otherwise or larger than any photo is left out', async () => {
  const first = (change: (bytes: Buffer, at: number) => void) =>
    changed(WHOLE, (bytes) => change(bytes, bytes.indexOf(DIRECTORY)))
  expect(await namesIn(first((bytes, at) => bytes.writeUInt16LE(1, at + 8)))).toEqual(['B7.jpg'])
  expect(await namesIn(first((bytes, at) => bytes.writeUInt16LE(99, at + 10)))).toEqual(['B7.jpg'])
  expect(await namesIn(first((bytes, at) => bytes.writeUInt32LE(2 ** 31, at + 24)))).toEqual([
    'B7.jpg',
  ])
})

test('an entry that unpacks to more than it announces is not read on', async () => {
  const bomb = changed({ 'A12.jpg': 'x'.repeat(10_000_000) }, (bytes) =>
    bytes.writeUInt32LE(100, bytes.indexOf(DIRECTORY) + 24),
  )
  await expect(textOf(bomb)).rejects.toThrow('more than announced')
})

test('an entry that is not where it is said to be, or is damaged, is an error of its own', async () => {
  const astray = changed(WHOLE, (bytes) => bytes.writeUInt32LE(7, bytes.indexOf(DIRECTORY) + 42))
  await expect(textOf(astray)).rejects.toThrow()
  expect(await textOf(astray, 1)).toBe('another')
  const damaged = changed(WHOLE, (bytes) => bytes.fill(0xff, 37, 44))
  await expect(textOf(damaged)).rejects.toThrow()
})
