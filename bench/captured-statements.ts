import type { LogEvent } from 'kysely'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { type ConnectionParts, connect } from '../server/database/connect.ts'

/** As the driver takes it; `name` makes it a prepared statement. */
export type Statement = { name?: string; text: string; values: unknown[] }
/** What the server sends to PostgreSQL to answer each path. */
export type CapturedStatements = ReadonlyMap<string, readonly Statement[]>

/**
 * The statements by which our server, in this process and over one connection, answers each path to who sends this cookie; the job
 * queue's apart. Each path is asked for twice and the second time counts: what the process remembers is not asked again.
 */
export async function captureStatements(
  connection: ConnectionParts,
  paths: readonly string[],
  cookie: string,
): Promise<CapturedStatements> {
  let sent: Statement[] = []
  const log = (event: LogEvent) => void sent.push(statementOf(event))
  const database = connect(connection, { poolSize: 1, log })
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO: '0' })
  const app = await buildApp({ config, database })
  const captured = new Map<string, Statement[]>()
  try {
    for (const path of paths) {
      await app.inject({ url: path, headers: { cookie } })
      sent = []
      const { statusCode } = await app.inject({ url: path, headers: { cookie } })
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      captured.set(
        path,
        sent.filter(({ text }) => !text.includes('pgboss')),
      )
    }
  } finally {
    await app.close()
    await database.destroy()
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
