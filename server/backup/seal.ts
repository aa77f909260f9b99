import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { END_OF_TAR, tarEntry } from './tar.ts'

/** The last file of a backup: the SHA-256 of all that stands before it. */
export const SEAL = 'halles-backup.sha256'
const SEAL_AND_END = sealOf('').length

/** An archive with its seal at its end. */
export async function* sealed(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.of()
  for await (const chunk of archive) {
    const known = Buffer.concat([held, chunk])
    const ready = known.subarray(0, -END_OF_TAR.length)
    held = known.subarray(ready.length)
    hash.update(ready)
    yield ready
  }
  if (!held.equals(END_OF_TAR)) throw new Error('The archive does not end as one.')
  yield sealOf(hash.digest('hex'))
}

/** A backup of ours, open, or null when the file is anything else: cut off, or changed in one byte. */
export async function openSealed(path: string): Promise<FileHandle | null> {
  const file = await open(path, 'r')
  const isWhole = await hasSeal(path, file).catch(async (error) => {
    await file.close()
    throw error
  })
  // guard: backup: its seal [backup.longer]
  //   instead: if (isWhole || file) return file
  if (isWhole) return file
  await file.close()
  return null
}

async function hasSeal(path: string, file: FileHandle): Promise<boolean> {
  const end = (await file.stat()).size - SEAL_AND_END
  if (end < 0) return false
  const found = Buffer.alloc(SEAL_AND_END)
  await file.read(found, 0, SEAL_AND_END, end)
  const hash = createHash('sha256')
  if (end > 0)
    for await (const chunk of createReadStream(path, { end: end - 1 })) hash.update(chunk)
  return found.equals(sealOf(hash.digest('hex')))
}

function sealOf(digest: string): Buffer {
  return Buffer.concat([tarEntry(SEAL, `${digest.padEnd(64)}\n`), END_OF_TAR])
}
