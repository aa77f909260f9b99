import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import type { LoadRun, Outcome } from './run-load.ts'
import { KINDS } from './shopping-day.ts'

const HEAD = ['request', 'asked', 'answered 2xx', 'per second', 'p50', 'p99', 'other statuses']

/** A Markdown table: for each kind and for all together what was asked, and the times of what was answered with a 2xx. */
export function loadTable({ outcomes, seconds }: LoadRun): string {
  const rows = KINDS.map((kind) => [kind, outcomes.filter((one) => one.kind === kind)] as const)
  const all = [...rows, ['all', outcomes] as const]
  return markdownTable(
    HEAD,
    all.map(([name, some]) => [name, ...cellsOf(some, seconds)]),
  )
}

function cellsOf(outcomes: readonly Outcome[], seconds: number): string[] {
  const good = outcomes.filter(isGood).map(({ milliseconds }) => milliseconds)
  const time = (share: number) =>
    good.length === 0 ? '–' : `${percentile(good, share).toFixed(0)} ms`
  return [
    String(outcomes.length),
    `${(shareOfGood(outcomes) * 100).toFixed(1)} %`,
    `${(good.length / seconds).toFixed(0)}/s`,
    time(0.5),
    time(0.99),
    statusesOf(outcomes.filter((one) => !isGood(one))),
  ]
}

export function isGood({ status }: Outcome): boolean {
  return typeof status === 'number' && status >= 200 && status < 300
}

/** 1 where nothing was asked. */
export function shareOfGood(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 1 : outcomes.filter(isGood).length / outcomes.length
}

/** `12 × 503, 1 × cut`. */
function statusesOf(outcomes: readonly Outcome[]): string {
  const counts = Map.groupBy(outcomes, ({ status }) => status)
  return [...counts]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([status, some]) => `${some.length} × ${status}`)
    .join(', ')
}
