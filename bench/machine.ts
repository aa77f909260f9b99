import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'

/** The machine and the versions that are measured, with the date, the commit and the load average before. */
export async function describeMachine(database: Database): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database)
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commit()}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${rows[0]?.server_version}`,
    `load average ${loadavg()[0]?.toFixed(1)} before`,
  ].join(', ')
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
