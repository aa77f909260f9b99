import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Connection } from './connect.ts'

/** Connections that keep sessions busy, until the statement has to run in another one than where it was prepared. */
const MOST_BUSY = 8
const LONGEST_WAIT = 2_000

/**
 * Whether a pooler knows a statement by its name in every session: PgBouncer from 1.21 on, with `max_prepared_statements`.
 * Its version shows on its console alone, so it is tried: a statement is prepared in one session, which other transactions
 * then occupy, and run again. Where that tells nothing, or anything fails, it does not.
 */
export async function keepsNames(connection: Connection): Promise<boolean> {
  const clients: pg.Client[] = []
  const open = async () => {
    const client = new pg.Client({ ...toConfig(connection), connectionTimeoutMillis: LONGEST_WAIT })
    client.on('error', () => {})
    clients.push(client)
    await client.connect()
    return client
  }
  try {
    const asking = await open()
    const name = `halles_${randomUUID()}`
    const session = () => pidOf(asking, name)
    const prepared = await session()
    for (let busy = 0; busy < MOST_BUSY; busy++) {
      const other = await open()
      await other.query('begin')
      await pidOf(other)
      if ((await session()) !== prepared) return true
    }
    return false
  } catch {
    return false
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
}

async function pidOf(client: pg.Client, name?: string): Promise<number | undefined> {
  const text = 'select pg_backend_pid() as pid'
  const { rows } = await client.query<{ pid: number }>({
    text,
    ...(name !== undefined && { name }),
  })
  return rows[0]?.pid
}

function toConfig(connection: Connection): pg.ClientConfig {
  // Longer waits are for a session that the pooler does not have.
  return { ...connection, application_name: 'halles', query_timeout: LONGEST_WAIT }
}
