import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import library from 'pg-boss/package.json' with { type: 'json' }
import { LOCK_TIMEOUT } from '../database/retry-on-lock-timeout.ts'
import { StartRefused } from '../start-refused.ts'

const SCHEMA = 'pgboss'
const VERSION = library.pgboss.schema

/**
 * Makes the job queue's schema, or brings it to the version that the library needs. For one at a time: the library's own
 * way, at the start of each queue, fails for all but one of several servers on a new database.
 */
export async function updateJobSchema(client: pg.Client): Promise<void> {
  const version = await findVersion(client)
  if (version === VERSION) return
  if (version !== undefined && version > VERSION) {
    throw new StartRefused(
      `The database was used by a newer version of Halles (its job queue has version ${version}): update Halles.`,
    )
  }
  try {
    await client.query(
      inOneTransaction(
        version === undefined ? getConstructionPlans(SCHEMA) : getMigrationPlans(SCHEMA, version),
      ),
    )
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * A plan is a transaction, from begin to commit, that waits half a minute for each lock; statements after it build
 * indexes without locking out a large queue. Ours is small: all of it can be had at once, or nothing.
 */
function inOneTransaction(plan: string): string {
  const [changes = '', indexes = ''] = plan.split('COMMIT;')
  const impatient = changes.replace(/(?<=SET LOCAL lock_timeout = )\d+/, `${LOCK_TIMEOUT}`)
  return `${impatient} ${indexes.replaceAll(' CONCURRENTLY', '')} COMMIT;`
}

async function findVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${SCHEMA}.version') is not null as exists`,
  )
  if (!rows[0]?.exists) return undefined
  const { rows: versions } = await client.query<{ version: number }>(
    `select version from ${SCHEMA}.version`,
  )
  return versions[0]?.version
}
