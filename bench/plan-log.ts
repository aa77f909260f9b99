import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'

/** A node of EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON). Rows are an average over its loops. */
export type PlanNode = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}
export type LoggedPlan = { 'Query Text': string; Plan: PlanNode }

/** What PostgreSQL must be started with for setExplaining. */
export const EXPLAINING = { session_preload_libraries: 'auto_explain' } as const

const RELOAD_MILLISECONDS = 300
const PLAN_IN_LOG = /duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g

/**
 * Switches on or off that auto_explain logs the plan of every statement. Open sessions take the setting before their next
 * statement.
 */
export async function setExplaining(database: Database, isOn: boolean): Promise<void> {
  const settings = {
    log_analyze: 'on',
    log_buffers: 'on',
    log_timing: 'off',
    log_format: 'json',
    log_min_duration: '0',
  }
  for (const [name, value] of Object.entries(settings)) {
    const setting = sql.raw(`auto_explain.${name}`)
    const change = isOn ? sql`set ${setting} = ${sql.lit(value)}` : sql`reset ${setting}`
    await sql`alter system ${change}`.execute(database)
  }
  await sql`select pg_reload_conf()`.execute(database)
  await sleep(RELOAD_MILLISECONDS)
}

/** The plans that auto_explain wrote to the log from an offset on. */
export async function readPlans(log: string, offset: number): Promise<LoggedPlan[]> {
  const file = await open(log)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(size - offset), 0, size - offset, offset)
    return plansInLog(buffer.toString())
  } finally {
    await file.close()
  }
}

/** Statements of the job queue are left out, and those that were only explained: they have no actual rows. */
export function plansInLog(text: string): LoggedPlan[] {
  return [...text.matchAll(PLAN_IN_LOG)]
    .map(([, json = '']): LoggedPlan => JSON.parse(json.replaceAll('\n\t', '\n')))
    .filter((plan) => !plan['Query Text'].includes('pgboss') && 'Actual Rows' in plan.Plan)
}

/** A node's blocks include those below it. */
export function blocksOf(node: PlanNode): number {
  return (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)
}
