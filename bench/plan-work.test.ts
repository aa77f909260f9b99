import { expect, test } from 'vitest'
import { plansInLog } from './plan-log.ts'
import { workOf } from './plan-work.ts'

const scan = {
  'Node Type': 'Index Scan',
  'Actual Rows': 2.5,
  'Actual Loops': 4,
  'Rows Removed by Filter': 10,
  'Shared Hit Blocks': 30,
  'Shared Read Blocks': 5,
}
const bitmapScan = {
  'Node Type': 'Bitmap Heap Scan',
  'Actual Rows': 7,
  'Actual Loops': 1,
  'Rows Removed by Index Recheck': 3,
  'Shared Hit Blocks': 12,
  Plans: [
    {
      'Node Type': 'Bitmap Index Scan',
      'Actual Rows': 10,
      'Actual Loops': 1,
      'Shared Hit Blocks': 2,
    },
  ],
}
const sort = {
  'Node Type': 'Sort',
  'Actual Rows': 17,
  'Actual Loops': 1,
  'Shared Hit Blocks': 42,
  'Shared Read Blocks': 5,
  Plans: [scan, bitmapScan],
}

test('a statement that is only explained reads nothing', () => {
  const planned = { 'Node Type': 'Index Scan', 'Plan Rows': 100 }
  expect(workOf(plansInLog(logged('explain select 1', planned)))).toEqual({ rows: 0, blocks: 0 })
})

test('Rows are those that scans looked at in all their loops, blocks those of the whole statement', () => {
  const log = logged('select 1', sort) + logged('select 2', scan)
  expect(workOf(plansInLog(log))).toEqual({ rows: 50 + 10 + 50, blocks: 47 + 35 })
})

test('Statements of the job queue, and other lines of the log, count for nothing', () => {
  const other = '2026-11-22 13:00:00 UTC [7] LOG:  checkpoint starting: time\n'
  expect(workOf(plansInLog(other + logged('update pgboss.job\nset state = 1', scan)))).toEqual({
    rows: 0,
    blocks: 0,
  })
})

/** As auto_explain writes it: each line after the first begins with a tab. */
function logged(query: string, Plan: object): string {
  const json = JSON.stringify({ 'Query Text': query, Plan }, null, 2)
  const lines = json.split('\n').map((line) => `\t${line}\n`)
  return `2026-11-22 13:00:00 UTC [7] LOG:  duration: 0.123 ms  plan:\n${lines.join('')}`
}
