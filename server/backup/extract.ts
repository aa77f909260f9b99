import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { chownTo } from '../database/embedded/cluster.ts'
import { chooseRunner } from '../database/embedded/runner.ts'
import { StartRefused } from '../start-refused.ts'
import { SEAL } from './seal.ts'
import { readTar, type TarEntry } from './tar.ts'

const FILE = '0'
const FOLDER = '5'

/** Writes the data folder that a backup holds to `folder`, which is not there yet, as the user that PostgreSQL will run as. */
export async function extract(archive: FileHandle, path: string, folder: string): Promise<void> {
  const runner = await chooseRunner(folder)
  await mkdir(folder, { mode: 0o700 })
  await chownTo(runner, folder)
  for await (const entry of readTar(archive)) {
    if (entry.name === SEAL) continue
    const target = targetOf(folder, entry)
    if (entry.type === FOLDER) await mkdir(target, { recursive: true, mode: 0o700 })
    else await copy(path, entry, target)
    await chownTo(runner, target)
  }
}

/** The seal tells what was damaged, not what was forged. */
function targetOf(folder: string, { name, type }: TarEntry): string {
  const target = normalize(join(folder, name))
  const isOurs = (type === FILE || type === FOLDER) && target.startsWith(folder + sep)
  if (!isOurs) throw new StartRefused(`The backup holds ${name}, which no backup of Halles does.`)
  return target
}

async function copy(path: string, { start, size }: TarEntry, target: string): Promise<void> {
  const content = size === 0 ? [] : createReadStream(path, { start, end: start + size - 1 })
  await pipeline(content, createWriteStream(target, { mode: 0o600, flags: 'wx' }))
}
