import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const END_LENGTH = 22
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
const HEADER_LENGTH = 30
const STORED = 0

/** One file of an archive, as the directory announces it. */
export type ArchivePart = { packed: number; unpacked: number; method: number; at: number }

/**
 * The parts of a ZIP archive as its directory names them, without unpacking any: the reader unpacks none beyond what it
 * announces. Undefined for what no spreadsheet writes: no archive at all, one with a comment or in the 64-bit form,
 * entries that announce nothing.
 */
export function archiveParts(file: Uint8Array): ArchivePart[] | undefined {
  const view = viewOf(file)
  const end = file.byteLength - END_LENGTH
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) return undefined
  let at = view.getUint32(end + 16, true)
  const parts: ArchivePart[] = []
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return undefined
    const part = {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    }
    if (part.unpacked === 0 && part.packed > 2) return undefined
    parts.push(part)
    at += ENTRY_LENGTH + lengthOfNames(view, at, [28, 30, 32])
  }
  return parts
}

/** How many bytes an archive says it unpacks to; undefined for what is none. */
export function unpackedSize(file: Uint8Array): number | undefined {
  return archiveParts(file)?.reduce((size, { unpacked }) => size + unpacked, 0)
}

/** A part unpacked; undefined when it is not what its archive announces. */
export function unpack(file: Uint8Array, part: ArchivePart): Buffer | undefined {
  const view = viewOf(file)
  if (part.at + HEADER_LENGTH > file.byteLength) return undefined
  const start = part.at + HEADER_LENGTH + lengthOfNames(view, part.at, [26, 28])
  const packed = file.subarray(start, start + part.packed)
  if (part.method === STORED) return Buffer.from(packed)
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, part.unpacked) })
  } catch {
    return undefined
  }
}

function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength)
}

function lengthOfNames(view: DataView, at: number, fields: readonly number[]): number {
  return fields.reduce((sum, field) => sum + view.getUint16(at + field, true), 0)
}
