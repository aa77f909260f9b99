import { markdownTable } from './markdown-table.ts'
import type { Work } from './plan-work.ts'

/** One question in one market. */
export type Measured = {
  /** Milliseconds; undefined where the page is beyond the last one. */
  time: number | undefined
  status: number
  work: Work
}

const HEAD = ['list', 'ms', 'ratio', 'rows read', 'blocks read']

/** A Markdown table: a line for each question, in its cells the markets one after the other. */
export function growthTable(rows: ReadonlyMap<string, readonly Measured[]>): string {
  const lines = [...rows].map(([name, measured]) => [
    name,
    cell(measured, ({ time = 0 }) => rounded(time)),
    cell(measured, ({ time = 0 }) => rounded(time / timeOfSmallest(measured))),
    cell(measured, ({ work }) => String(work.rows)),
    cell(measured, ({ work }) => String(work.blocks)),
  ])
  return `${markdownTable(HEAD, lines)}\n`
}

function cell(measured: readonly Measured[], textOf: (one: Measured) => string): string {
  return measured
    .map((one) => {
      if (one.status !== 200) return `status ${one.status}`
      return one.time === undefined ? '–' : textOf(one)
    })
    .join(' / ')
}

function timeOfSmallest(measured: readonly Measured[]): number {
  return measured.find(({ time, status }) => time !== undefined && status === 200)?.time ?? 1
}

function rounded(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}
