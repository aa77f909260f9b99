const END_OF_DIRECTORY = 0x06054b50
const END_LENGTH = 22
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46

/**
 * How many bytes a ZIP archive says it unpacks to, without unpacking any of it: the reader unpacks no entry beyond what
 * it announces. Undefined for what no spreadsheet writes: no archive at all, one with a comment or in the 64-bit form,
 * entries that announce nothing.
 */
export function unpackedSize(file: Uint8Array): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = file.byteLength - END_LENGTH
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) return undefined
  let at = view.getUint32(end + 16, true)
  let size = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return undefined
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    if (unpacked === 0 && packed > 2) return undefined
    size += unpacked
    at += ENTRY_LENGTH + lengthOfNames(view, at)
  }
  return size
}

function lengthOfNames(view: DataView, entry: number): number {
  return [28, 30, 32].reduce((sum, field) => sum + view.getUint16(entry + field, true), 0)
}
