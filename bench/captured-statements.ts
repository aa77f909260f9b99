import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { type ConnectionParts, connect, type Database } from '../server/database/connect.ts'

/** As the driver takes it; `name` makes it a prepared statement. */
export type Statement = { name?: string; text: string; values: unknown[] }
/** What the server sends to PostgreSQL to answer each path. */
export type CapturedStatements = ReadonlyMap<string, readonly Statement[]>

export type CapturingApp = {
  app: FastifyInstance
  database: Database
  /** What was sent to PostgreSQL since the last call. */
  take: () => Statement[]
  close: () => Promise<void>
}

/** Our server in this process, over one connection, which notes what it sends to PostgreSQL; the job queue's apart. */
export async function openCapturingApp(connection: ConnectionParts): Promise<CapturingApp> {
  let sent: Statement[] = []
  const log = (event: LogEvent) => void sent.push(statementOf(event))
  const database = connect(connection, { poolSize: 1, log })
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO: '0' })
  const app = await buildApp({ config, database })
  return {
    app,
    database,
    take() {
      const taken = sent.filter(({ text }) => !text.includes('pgboss'))
      sent = []
      return taken
    },
    async close() {
      await app.close()
      await database.destroy()
    },
  }
}

/**
 * The statements by which our server, in this process, answers each path to who sends this cookie. Each path is asked
 * for twice and the second time counts: what the process remembers is not asked again.
 */
export async function captureStatements(
  connection: ConnectionParts,
  paths: readonly string[],
  cookie: string,
): Promise<CapturedStatements> {
  const { app, take, close } = await openCapturingApp(connection)
  const captured = new Map<string, Statement[]>()
  try {
    for (const path of paths) {
      await app.inject({ url: path, headers: { cookie } })
      take()
      const { statusCode } = await app.inject({ url: path, headers: { cookie } })
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      captured.set(path, take())
    }
  } finally {
    await close()
  }
  return captured
}

/** A named statement (prepared.ts) carries its name and its text where others carry the text alone. */
function statementOf({ query }: LogEvent): Statement {
  const sent: string | { name: string; text: string } = query.sql
  return {
    ...(typeof sent === 'string' ? { text: sent } : sent),
    values: [...query.parameters],
  }
}
