import type { FileHandle } from 'node:fs/promises'

export const BLOCK = 512
/** Two empty blocks. */
export const END_OF_TAR = Buffer.alloc(2 * BLOCK)

/** Where an entry's content lies in its archive. */
export type TarEntry = { name: string; type: string; start: number; size: number }

/** One small file as an archive holds it: a header and its content, in whole blocks. */
export function tarEntry(name: string, content: string): Buffer {
  const size = Buffer.byteLength(content)
  const entry = Buffer.alloc(BLOCK + wholeBlocks(size))
  entry.write(name, 0)
  entry.write(`0000600\0${'0000000\0'.repeat(2)}${octal(size, 11)}\0${'0'.repeat(11)}\0`, 100)
  entry.write('0ustar\u000000', 156)
  entry.write(`${octal(checksum(entry), 6)}\0 `, 148)
  entry.write(content, BLOCK)
  return entry
}

/** The entries of an archive that PostgreSQL wrote: it knows no names above a hundred bytes and no files above a gigabyte. */
export async function* readTar(archive: FileHandle): AsyncGenerator<TarEntry> {
  const header = Buffer.alloc(BLOCK)
  for (let at = 0; ; ) {
    const { bytesRead } = await archive.read(header, 0, BLOCK, at)
    if (bytesRead < BLOCK || header[0] === 0) return
    const [name = ''] = header.toString('utf8', 0, 100).split('\0')
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    const start = at + BLOCK
    yield { name, type: header.toString('latin1', 156, 157), start, size }
    at = start + wholeBlocks(size)
  }
}

function wholeBlocks(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK
}

/** Of a header whose own checksum counts as spaces. */
function checksum(entry: Buffer): number {
  return entry.subarray(0, BLOCK).reduce((sum, byte) => sum + byte, 8 * 0x20)
}

function octal(number: number, digits: number): string {
  return number.toString(8).padStart(digits, '0')
}
