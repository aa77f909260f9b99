import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { type ConnectionParts, sessionSettings } from '../server/database/connect.ts'
import type { CapturedStatements } from './captured-statements.ts'

/** What bench/ceiling.ts sends to this process. */
export type BareServerInput = { connection: ConnectionParts; statements: CapturedStatements }

// As many connections as the server's own pool.
const POOL_SIZE = 10

// A Fastify application with one route, which sends the statements given for its path one after the other and answers
// with the rows of the last: no session, limit, check or schema. Sends its port to the process that started it.
process.once('message', async ({ connection, statements }: BareServerInput) => {
  const pool = new pg.Pool({ ...sessionSettings(connection), max: POOL_SIZE })
  pool.on('error', () => {})
  const app = fastify()
  app.get('/api/product-list/', async ({ url }) => {
    let rows: unknown[] = []
    for (const statement of statements.get(url) ?? []) ({ rows } = await pool.query(statement))
    return rows
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  process.send?.(port)
  process.once('disconnect', () => process.exit())
})
