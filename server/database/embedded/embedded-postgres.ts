import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StartRefused } from '../../start-refused.ts'
import type { ConnectionParts } from '../connect.ts'
import { removeAddress } from './address.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, USUAL_LOCALE, USUAL_TRANSPORT } from './cluster.ts'
import { connectionTo } from './folder-lock.ts'
import { stopPostmaster } from './postmaster.ts'
import { chooseRunner } from './runner.ts'
import { FolderTaken, type Hold, takeFolder } from './take-folder.ts'

export type EmbeddedPostgres = {
  connection: ConnectionParts
  /** Settles when another server took the data folder: this one must end. */
  lost: Promise<StartRefused>
  /** Ends PostgreSQL too. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Absolute. The data lies in `postgres`, what PostgreSQL says in `postgres.log`. */
  dataDir: string
  /** Takes a line when PostgreSQL ends by itself and is started again. */
  report?: (line: string) => void
  settings?: Record<string, string>
  transport?: 'socket' | 'port'
  /** Where PostgreSQL's programs are copied to when they lie where only root can go. */
  copiesIn?: string[]
  /** Another PostgreSQL than the installed one: the folder of its programs, and what its `initdb` understands. */
  build?: { native: string; locale: string[] }
}

/** Starts, or takes over, the PostgreSQL of a data folder, and keeps it running until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepare(options)
  const ending = new AbortController()
  const lost = Promise.withResolvers<StartRefused>()
  const first = await takeFolder(cluster, ending.signal)
  const supervision = supervise(cluster, first, ending.signal, options.report ?? (() => {}))
  void supervision.then((end) => end instanceof FolderTaken && lost.resolve(end))
  return {
    connection: await connectionTo(cluster, first.address),
    lost: lost.promise,
    async stop() {
      ending.abort()
      const end = await supervision
      // Only the holder may end it: another server may have taken it over.
      if (end === null || end instanceof FolderTaken) return
      await stopPostmaster(cluster)
      await end.client.end().catch(() => {})
      await removeAddress(first.address)
    },
  }
}

async function prepare(options: EmbeddedOptions): Promise<Cluster> {
  const { dataDir, settings = {} } = options
  const folder = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  const runner = await chooseRunner(folder)
  // Not only the system's own temporary folder: what lies there for days may be swept away.
  const places = options.copiesIn ?? (runner ? ['/var/cache', tmpdir()] : [dataDir])
  return {
    folder,
    log: join(dataDir, 'postgres.log'),
    runner,
    binaries: await findBinaries(runner, places, options.build?.native),
    transport: options.transport ?? USUAL_TRANSPORT,
    settings,
    locale: options.build?.locale ?? USUAL_LOCALE,
  }
}

/**
 * Follows the session that holds the folder and takes the folder again each time the session breaks.
 * Resolves with the last lock when asked to stop, with null when there was none.
 */
async function supervise(
  cluster: Cluster,
  first: Hold,
  stop: AbortSignal,
  report: (line: string) => void,
): Promise<Hold | FolderTaken | null> {
  const stopped = once(stop, 'abort')
  let hold = first
  for (;;) {
    await Promise.race([hold.ended, stopped])
    if (stop.aborted) return hold
    const again = await takeAgain(cluster, first, stop, report)
    if (again === null || again instanceof FolderTaken) return again
    hold = again
  }
}

async function takeAgain(
  cluster: Cluster,
  { address }: Hold,
  stop: AbortSignal,
  report: (line: string) => void,
): Promise<Hold | FolderTaken | null> {
  for (let pause = 50; !stop.aborted; pause = Math.min(1_000, pause * 2)) {
    try {
      const hold = await takeFolder(cluster, stop, address)
      if (hold.address.host === address.host && hold.address.port === address.port) return hold
      await hold.client.end()
      return new FolderTaken(`Another Halles server has been using ${cluster.folder}.`)
    } catch (error) {
      if (error instanceof FolderTaken) return error
      if (stop.aborted) return null
      report(error instanceof Error ? error.message : String(error))
      await sleep(pause, null, { signal: stop }).catch(() => {})
    }
  }
  return null
}
