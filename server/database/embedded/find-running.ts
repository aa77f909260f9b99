import { join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { ConnectionParts } from '../connect.ts'
import { USUAL_TRANSPORT } from './cluster.ts'
import { connectionTo } from './folder-lock.ts'
import { readPostmaster } from './postmaster.ts'

/** The PostgreSQL that runs on a data folder, for those who only join in; null when there is none. */
export async function findRunning(dataDir: string): Promise<ConnectionParts | null> {
  const cluster = { folder: join(dataDir, 'postgres'), transport: USUAL_TRANSPORT } as const
  const running = await readPostmaster(cluster)
  if (!running?.alive) return null
  if (running.ready && running.address) return connectionTo(cluster, running.address)
  throw new StartRefused(`The database in ${cluster.folder} is starting: try again in a moment.`)
}
