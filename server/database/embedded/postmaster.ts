import { open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { release } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from './address.ts'
import type { Cluster } from './cluster.ts'
import { runProgram, startProgram } from './program.ts'

/** The main process of a PostgreSQL, as described by `postmaster.pid` in the data folder. */
export type Postmaster = {
  pid: number
  address: Address | null
  alive: boolean
  /** It says that it takes connections. */
  ready: boolean
}

/** A start under way: `failure` once it came to nothing. */
export type Launch = { failure: string | null }

const LONGEST_LOG = 10_000_000

type Folder = Pick<Cluster, 'folder'>

export async function readPostmaster(cluster: Folder): Promise<Postmaster | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder, tcpHost, , status] = text.split('\n')
  if (!pid) return null
  const host = socketFolder || tcpHost
  const alive = await isPostmaster(cluster, Number(pid))
  if (!alive && exists(Number(pid))) await forget(cluster, text)
  const address = host ? { host, port: Number(port) } : null
  return { pid: Number(pid), address, alive, ready: status?.trim() === 'ready' }
}

export async function launchPostmaster(cluster: Cluster, address: Address): Promise<Launch> {
  const launch: Launch = { failure: null }
  await putLongLogAside(cluster)
  const log = await open(cluster.log, 'a')
  const start = (await log.stat()).size
  const windows = process.platform === 'win32'
  const { child, ended } = await startProgram({
    runner: cluster.runner,
    // Only pg_ctl knows how to put off an administrator's rights on Windows.
    path: windows ? cluster.binaries.pgCtl : cluster.binaries.postgres,
    folder: cluster.folder,
    parameters: windows
      ? ['start', '-l', cluster.log, '-o', settings(cluster, address).join(' ')]
      : settings(cluster, address),
    log: log.fd,
  }).finally(() => log.close())
  child.unref()
  void ended.then(async (end) => {
    if (end instanceof Error) launch.failure = end.message
    else if (!(windows && end === 0)) launch.failure = await lastErrorLine(cluster, start)
  })
  return launch
}

/** Lets statements under way end with an error and writes everything to disk. Waits for the end. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster?.alive) return
  await shutDown(cluster, postmaster.pid)
  // The file goes last; a process that nobody reaps (in a container) stays visible after it.
  while (await readPostmaster(cluster)) await sleep(10)
  for (let wait = 0; wait < 50 && (await isPostmaster(cluster, postmaster.pid)); wait++)
    await sleep(10)
}

async function shutDown(cluster: Cluster, pid: number) {
  if (process.platform !== 'win32') process.kill(pid, 'SIGINT')
  else
    await runProgram({
      runner: null,
      path: cluster.binaries.pgCtl,
      folder: cluster.folder,
      parameters: ['stop', '-m', 'fast'],
    })
}

function settings({ transport, settings }: Cluster, { host, port }: Address): string[] {
  const all = {
    port: String(port),
    // Nobody from outside, and on a socket not even from this machine.
    listen_addresses: transport === 'port' ? host : '',
    unix_socket_directories: transport === 'port' ? '' : host,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'halles',
    // Details quote rows: e-mail addresses have no place in a log.
    log_error_verbosity: 'terse',
    ...(canSyncFileSystem() && { recovery_init_sync_method: 'syncfs' }),
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * After a crash everything is written to disk before anything is recovered: file by file that takes seconds, a thousand
 * files and more; the file system as a whole a fraction of it. Linux reports its errors since 5.8.
 */
function canSyncFileSystem(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

function pidFile({ folder }: Folder): string {
  return join(folder, 'postmaster.pid')
}

/**
 * Whether `pid` is this folder's PostgreSQL. After a crash, above all in a restarted container, the
 * number may be another process's.
 */
async function isPostmaster({ folder }: Folder, pid: number): Promise<boolean> {
  if (!exists(pid)) return false
  if (process.platform !== 'linux') return true
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  if (workingFolder) return workingFolder === (await realpath(folder))
  // A container's root may not look into another user's process; its name is for everyone.
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres'
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** PostgreSQL would take the other process for its predecessor and refuse to start. */
async function forget(cluster: Folder, text: string) {
  const unchanged = (await readFile(pidFile(cluster), 'utf8').catch(() => '')) === text
  if (unchanged) await rm(pidFile(cluster), { force: true })
}

async function putLongLogAside({ log }: Cluster) {
  const size = (await stat(log).catch(() => null))?.size ?? 0
  if (size > LONGEST_LOG) await rename(log, `${log}.1`)
}

async function lastErrorLine({ log }: Cluster, start: number): Promise<string> {
  const said = (await readFile(log).catch(() => Buffer.of())).subarray(start).toString()
  const fatal = said.split('\n').findLast((line) => /FATAL|PANIC|error|cannot|could not/.test(line))
  return fatal?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it ended without a word'
}
