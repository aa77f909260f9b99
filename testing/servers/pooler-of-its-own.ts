import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { onTestFinished } from 'vitest'
import { poolerPort } from '../checks/rounds.ts'
import { startPooler, throughPooler } from './pooler.ts'
import { freePort, urlOf } from './server-process.ts'

/** A server's addresses of a PostgreSQL that a test started: in `npm run test:pooler` with a pooler before that one. */
export async function addressesOfOwn(connection: ConnectionParts): Promise<Record<string, string>> {
  if (poolerPort() === undefined) return { DATABASE_URL: urlOf(connection) }
  const port = await freePort()
  const { stop } = await startPooler(connection, port)
  onTestFinished(stop)
  return {
    DATABASE_URL: urlOf(throughPooler(connection, port)),
    DATABASE_DIRECT_URL: urlOf(connection),
  }
}
