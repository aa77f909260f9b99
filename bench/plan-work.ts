import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'

/** What PostgreSQL did for some statements: rows that scans looked at, and blocks of 8 kB read from memory or disk. */
export type Work = { rows: number; blocks: number }

/** A node of EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON). Rows are an average over its loops. */
type PlanNode = {
  'Node Type': string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}
type LoggedPlan = { 'Query Text': string; Plan: PlanNode }

/** A statement that was only explained has no actual rows. */
const isExecuted = ({ Plan }: LoggedPlan) => Plan['Actual Rows'] !== undefined

const RELOAD_MILLISECONDS = 300
const PLAN_IN_LOG = /duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g

/**
 * Switches on or off that auto_explain, which its sessions must have loaded, logs the plan of every statement. Open
 * sessions take the setting before their next statement.
 */
export async function setExplaining(database: Database, isOn: boolean): Promise<void> {
  const settings = {
    log_analyze: 'on',
    log_buffers: 'on',
    log_timing: 'off',
    log_format: 'json',
    log_min_duration: isOn ? '0' : '-1',
  }
  for (const [name, value] of Object.entries(settings))
    await sql`alter system set ${sql.raw(`auto_explain.${name}`)} = ${sql.lit(value)}`.execute(
      database,
    )
  await sql`select pg_reload_conf()`.execute(database)
  await sleep(RELOAD_MILLISECONDS)
}

/** What auto_explain wrote to the log from an offset on. Statements of the job queue are left out. */
export async function readWork(log: string, offset: number): Promise<Work> {
  const file = await open(log)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(size - offset), 0, size - offset, offset)
    return workInLog(buffer.toString())
  } finally {
    await file.close()
  }
}

export function workInLog(text: string): Work {
  const plans = [...text.matchAll(PLAN_IN_LOG)].map(
    ([, json = '']): LoggedPlan => JSON.parse(json.replaceAll('\n\t', '\n')),
  )
  const ours = plans.filter((plan) => !plan['Query Text'].includes('pgboss') && isExecuted(plan))
  return {
    rows: ours.reduce((sum, { Plan }) => sum + scannedRows(Plan), 0),
    blocks: ours.reduce((sum, { Plan }) => sum + blocksOf(Plan), 0),
  }
}

function scannedRows(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + scannedRows(child), 0)
  return below + (readsTable(node) ? rowsOf(node) : 0)
}

/** A bitmap's rows are counted where the heap is read by it. */
function readsTable({ 'Node Type': type }: PlanNode): boolean {
  return /^(Seq|Index|Index Only|Bitmap Heap|Tid) Scan$/.test(type)
}

function rowsOf(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } =
    node
  const { 'Actual Rows': rows = 0, 'Actual Loops': loops = 0 } = node
  return Math.round((rows + filtered + rechecked) * loops)
}

/** A node's blocks include those below it. */
function blocksOf(node: PlanNode): number {
  return (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)
}
