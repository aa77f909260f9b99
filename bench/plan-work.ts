import { blocksOf, type LoggedPlan, type PlanNode, readPlans } from './plan-log.ts'

/** What PostgreSQL did for some statements: rows that scans looked at, and blocks of 8 kB read from memory or disk. */
export type Work = { rows: number; blocks: number }

/** The work of all that auto_explain wrote to the log from an offset on. */
export async function readWork(log: string, offset: number): Promise<Work> {
  return workOf(await readPlans(log, offset))
}

export function workOf(plans: readonly LoggedPlan[]): Work {
  return {
    rows: plans.reduce((sum, { Plan }) => sum + scannedRows(Plan), 0),
    blocks: plans.reduce((sum, { Plan }) => sum + blocksOf(Plan), 0),
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
  return Math.round((node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'])
}
