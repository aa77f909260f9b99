import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartRefused } from '../../start-refused.ts'
import { type Address, keepAddress, newAddress, removeAddress } from './address.ts'
import { type Cluster, ensureCluster } from './cluster.ts'
import { enter, lockFolder } from './folder-lock.ts'
import { type Launch, launchPostmaster, readPostmaster } from './postmaster.ts'

/** The session that holds the data folder for us, and where its PostgreSQL is reached. */
export type Hold = { client: pg.Client; address: Address; ended: Promise<void> }

/** Another server of ours has the data folder. */
export class FolderTaken extends StartRefused {}

// Recovery after a power cut reads at most a gigabyte of journal.
const LONGEST_START = 5 * 60_000
// For a predecessor's last processes to end, or a quicker starter to show itself.
const CLASH = /shared memory|lock file/
const LONGEST_CLASH = 5_000

/**
 * Takes over the PostgreSQL that a killed server left on the folder, or starts one, and locks the
 * folder. `usual` is where our own one was reached before, if there was one.
 */
export async function takeFolder(
  cluster: Cluster,
  stop: AbortSignal,
  usual?: Address,
): Promise<Hold> {
  await ensureCluster(cluster)
  const start = performance.now()
  let launch: Launch | null = null
  let own = usual
  let hold: Hold | null = null
  try {
    while (performance.now() - start < LONGEST_START) {
      stop.throwIfAborted()
      const running = await readPostmaster(cluster)
      // Asked before, it would start a process for each answer, which recovery then has to share the machine with.
      if (running?.alive && running.ready && running.address)
        hold = await holdThrough(cluster, running.address)
      if (hold) return hold
      if (!running?.alive && (launch === null || launch.failure)) {
        if (launch?.failure) refuseUnlessClash(cluster, launch.failure, performance.now() - start)
        if (running?.address && running.address.host !== own?.host) {
          await removeAddress(running.address)
        }
        own ??= await newAddress(cluster)
        await keepAddress(cluster, own)
        launch = await launchPostmaster(cluster, own)
      }
      await sleep(10)
    }
    throw new StartRefused(`The database in ${cluster.folder} does not answer: see ${cluster.log}.`)
  } finally {
    // What we started may be what another server of ours was quicker to take.
    const inUse = hold?.address ?? (await readPostmaster(cluster))?.address
    if (own && own !== usual && own.host !== inUse?.host) await removeAddress(own)
  }
}

async function holdThrough(cluster: Cluster, address: Address): Promise<Hold | null> {
  const client = await enter(cluster, address)
  if (client === null) return null
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  const lock = await lockFolder(client)
  if (lock === 'held') return { client, address, ended }
  await client.end()
  if (lock === 'away') return null
  throw new FolderTaken(`DATA_DIR ${dirname(cluster.folder)} is in use by another Halles server.`)
}

function refuseUnlessClash(cluster: Cluster, failure: string, since: number) {
  if (CLASH.test(failure) && since < LONGEST_CLASH) return
  throw new StartRefused(`The database in ${cluster.folder} does not start: ${failure}`)
}
