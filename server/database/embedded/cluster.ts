import { randomBytes } from 'node:crypto'
import { access, chown, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { Binaries } from './binaries.ts'
import { runProgram } from './program.ts'
import type { Runner } from './runner.ts'

/** A PostgreSQL data folder and what runs it. */
export type Cluster = {
  folder: string
  log: string
  runner: Runner
  binaries: Binaries
  /** A private Unix socket needs no password; a loopback port, which everybody reaches, does. */
  transport: 'socket' | 'port'
  /** PostgreSQL settings beyond the usual ones. */
  settings: Record<string, string>
  /** What `initdb` is told of it. */
  locale: string[]
}

/** All our sorting names its collation; the rest compares bytes, the same on every machine. */
export const USUAL_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** As much of it as those need who only connect. */
export type Reached = Pick<Cluster, 'folder' | 'transport'>

export const CLUSTER_USER = 'halles'
const PASSWORD_FILE = 'halles-password'
/** In DATA_DIR: a restored database before it may be used. */
export const RESTORING = 'restoring'

/** A private socket where there are any. */
export const USUAL_TRANSPORT = process.platform === 'win32' ? 'port' : 'socket'

/** Makes the data folder where there is none. Two first starts at once: one folder wins, whole. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  if (await exists(cluster.folder)) return
  const dataDir = dirname(cluster.folder)
  if (await exists(join(dataDir, RESTORING)))
    throw new StartRefused(
      `DATA_DIR ${dataDir} is being restored, or its restore was cut off: then empty it and restore again.`,
    )
  const fresh = await mkdtemp(`${cluster.folder}-new-`)
  try {
    await chownTo(cluster.runner, fresh)
    await initdb(cluster, fresh)
    await rename(fresh, cluster.folder)
    await syncFolder(dirname(cluster.folder))
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!(await exists(cluster.folder))) throw error
  }
}

export function readPassword({ transport, folder }: Reached): Promise<string> | undefined {
  return transport === 'port' ? readFile(join(folder, PASSWORD_FILE), 'utf8') : undefined
}

export async function chownTo(runner: Runner, path: string): Promise<void> {
  if (runner) await chown(path, runner.uid, runner.gid)
}

async function initdb(cluster: Cluster, fresh: string) {
  const password =
    cluster.transport === 'port' ? await newPassword(cluster, `${fresh}.password`) : null
  const { code, output } = await runProgram({
    runner: cluster.runner,
    path: cluster.binaries.initdb,
    folder: fresh,
    parameters: [
      `--username=${CLUSTER_USER}`,
      '--encoding=UTF8',
      ...cluster.locale,
      ...(password ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=trust']),
    ],
  })
  if (code !== 0) {
    const reason = output.split('\n').find((line) => line.startsWith('initdb:')) ?? `code ${code}`
    throw new StartRefused(`The embedded database cannot be made in ${cluster.folder}: ${reason}`)
  }
  if (password) await rename(password, join(fresh, PASSWORD_FILE))
}

async function newPassword(cluster: Cluster, file: string): Promise<string> {
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  await chownTo(cluster.runner, file)
  return file
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Makes a renaming outlast a power cut. Windows opens no folders and needs none of it. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync()
  await handle?.close()
}
