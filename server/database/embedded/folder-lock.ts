import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { type ConnectionParts, sessionSettings } from '../connect.ts'
import { isDatabaseAway } from '../database-away.ts'
import type { Address } from './address.ts'
import { CLUSTER_USER, type Cluster, type Reached, readPassword } from './cluster.ts'

// A server that was killed a moment ago still holds its lock until PostgreSQL notices; a second
// server is to be told within two seconds.
const PATIENCE = 700

export async function connectionTo(cluster: Reached, address: Address): Promise<ConnectionParts> {
  const password = await readPassword(cluster)
  return {
    ...address,
    user: CLUSTER_USER,
    database: 'postgres',
    ...(password === undefined ? {} : { password }),
  }
}

/** A session of its own, or null while nobody answers there. */
export async function enter(cluster: Cluster, address: Address): Promise<pg.Client | null> {
  const client = new pg.Client({
    ...sessionSettings(await connectionTo(cluster, address)),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if (isDatabaseAway(error)) return null
    throw error
  }
}

/** Makes the session the holder of the data folder, for as long as it lasts. */
export async function lockFolder(client: pg.Client): Promise<'held' | 'taken' | 'away'> {
  try {
    for (const start = performance.now(); ; await sleep(50)) {
      const { rows } = await client.query<{ held: boolean }>(
        'select pg_try_advisory_lock($1, $2) as held',
        [...ADVISORY_LOCKS.dataFolder],
      )
      if (rows[0]?.held) return 'held'
      if (performance.now() - start > PATIENCE) return 'taken'
    }
  } catch (error) {
    if (isDatabaseAway(error)) return 'away'
    throw error
  }
}
