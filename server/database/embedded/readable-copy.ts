import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import { canReach, type Runner } from './runner.ts'

/**
 * Copies PostgreSQL's programs to the first of `places` that we can write and the runner can reach,
 * once for each version, and says where.
 */
export async function copyToReadable(
  native: string,
  runner: Runner,
  places: string[],
): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  for (const place of places) {
    const reachable = await canReach(runner, place).catch(() => false)
    const copy = reachable && (await copyOnce(native, join(place, `halles-postgres-${version}`)))
    if (copy) return copy
  }
  throw new StartRefused(
    `The embedded PostgreSQL cannot run from ${native}, nor be copied to ${places.join(' or ')}: set DATABASE_URL.`,
  )
}

async function copyOnce(native: string, target: string): Promise<string | null> {
  const wanted = join(target, 'native')
  if (await isWholeAndOurs(target, native)) return wanted
  const fresh = await mkdtemp(`${target}-`).catch(() => null)
  if (fresh === null) return null
  await chmod(fresh, 0o755)
  await copyTree(native, join(fresh, 'native'))
  const renamed = await rename(fresh, target).then(
    () => true,
    () => false,
  )
  if (renamed) return wanted
  // Another start was quicker, or the name is taken by something that we do not trust.
  if (!(await isWholeAndOurs(target, native))) return join(fresh, 'native')
  await rm(fresh, { recursive: true })
  return wanted
}

/** A folder that everyone may write to can hold another user's folder under our name. */
async function isWholeAndOurs(target: string, native: string): Promise<boolean> {
  const found = await lstat(target).catch(() => null)
  if (!found?.isDirectory() || found.uid !== process.getuid?.() || found.mode & 0o022) return false
  const copied = new Set(await filesBelow(join(target, 'native')))
  return (await filesBelow(native)).every((file) => copied.has(file))
}

function filesBelow(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: true }).catch(() => [])
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target)
      await chmod(target, (await lstat(source)).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
