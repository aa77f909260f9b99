import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'

/** The date, the commit, the machine, versions, with PostgreSQL's if it is measured, and the load average before. */
export async function describeMachine(database?: Database): Promise<string> {
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commit()}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    ...(database ? [`PostgreSQL ${await versionOf(database)}`] : []),
    `load average ${loadavg()[0]?.toFixed(1)} before`,
  ].join(', ')
}

async function versionOf(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database)
  return rows[0]?.server_version
}

function commit(): string {
  try {
    const git = ['rev-parse', '--short', 'HEAD']
    return execFileSync('git', git, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
