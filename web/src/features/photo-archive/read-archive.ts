import { MAX_ARCHIVE_PHOTOS, photoFileName } from '@halles/domain/photo-names.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30]
const LONGEST_COMMENT = 65_535
/** Of all names together; more is no list of photos. */
const LARGEST_DIRECTORY = 1024 * 1024
const MOST_ENTRIES = 2 * MAX_ARCHIVE_PHOTOS
/** Bytes of a photo before it is shrunk. */
const LARGEST_PHOTO = 40 * 1024 * 1024
const IS_ENCRYPTED = 1
const [STORED, DEFLATED] = [0, 8]

/** Why an archive is not read at all. */
export type ArchiveProblem = 'unreadable' | 'too_many'
export type ArchivedPhoto = { name: string; read: () => Promise<Blob> }

/**
 * The files of a ZIP that may be photos, by their names without folders, in its order; none is unpacked before it is read. An entry whose
 * path leads out of the archive, that is encrypted, packed otherwise or larger than any photo is left out, as is what lies in an
 * archive within.
 */
export async function readArchive(file: Blob): Promise<ArchivedPhoto[] | ArchiveProblem> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT)))
  const end = endOf(tail)
  if (end === undefined) return 'unreadable'
  const count = tail.getUint16(end + 10, true)
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (count > MOST_ENTRIES) return 'too_many'
  if (size > LARGEST_DIRECTORY || start + size > file.size) return 'unreadable'
  const entries = entriesOf(await viewOf(file.slice(start, start + size)), count)
  if (!entries) return 'unreadable'
  const photos = entries.flatMap((entry) => {
    const name = photoFileName(entry.path)
    return name !== undefined && isReadable(entry, name)
      ? [{ name, read: () => unpacked(file, entry) }]
      : []
  })
  return photos.length > MAX_ARCHIVE_PHOTOS ? 'too_many' : photos
}

type Entry = {
  path: string
  flags: number
  method: number
  packed: number
  size: number
  at: number
}

function endOf(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at--) {
    if (tail.getUint32(at, true) === END) return at
  }
  return undefined
}

function entriesOf(view: DataView, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const from = at + ENTRY_LENGTH
    const next = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > view.byteLength) return undefined
    entries.push({
      path: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + from, name)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

function isReadable({ flags, method, size }: Entry, name: string): boolean {
  if (/\.(zip|rar|7z|gz|tar)$/i.test(name)) return false
  return !(flags & IS_ENCRYPTED) && [STORED, DEFLATED].includes(method) && size <= LARGEST_PHOTO
}

async function unpacked(file: Blob, { at, packed, size, method }: Entry): Promise<Blob> {
  const head = await viewOf(file.slice(at, at + LOCAL_LENGTH))
  if (head.byteLength < LOCAL_LENGTH || head.getUint32(0, true) !== LOCAL)
    throw new Error('no entry')
  const start = at + LOCAL_LENGTH + head.getUint16(26, true) + head.getUint16(28, true)
  const data = file.slice(start, start + packed)
  return method === STORED ? data : inflated(data, size)
}

/** Not a byte more than the archive announced. */
async function inflated(data: Blob, size: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > size) {
      await reader.cancel()
      throw new Error('more than announced')
    }
    parts.push(value)
  }
  return new Blob(parts)
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}
