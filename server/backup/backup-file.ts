import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exists, syncFolder } from '../database/embedded/cluster.ts'
import { StartRefused } from '../start-refused.ts'

/**
 * Writes a file that its owner alone may read, and that has its name only once all of it is on the disk. One that exists is
 * left alone; of two writers at once the one who is later is refused. Says how many bytes were written.
 */
export async function writeWhole(path: string, content: AsyncIterable<Buffer>): Promise<number> {
  if (await exists(path)) throw new StartRefused(`${path} exists: name a new file.`)
  const partial = `${path}.partial`
  const file = await open(partial, 'wx', 0o600).catch((error) => refuseToWrite(partial, error))
  try {
    await file.writeFile(content)
    await file.sync()
    const { size } = await file.stat()
    await file.close()
    await rename(partial, path)
    await syncFolder(dirname(path))
    return size
  } catch (error) {
    await file.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

function refuseToWrite(partial: string, error: NodeJS.ErrnoException): never {
  const reason =
    error.code === 'EEXIST'
      ? 'exists: another backup is being written; remove it if one was cut off'
      : `cannot be written: ${error.message}`
  throw new StartRefused(`${partial} ${reason}.`)
}
