import type { Result } from 'lighthouse'
import { describeMachine } from '../machine.ts'
import { markdownRow, markdownTable } from '../markdown-table.ts'
import { median } from '../median.ts'
import { CATEGORIES, RUNS } from './measure.ts'

export type Row = {
  page: string
  /** Of the categories; SEO is of no matter where nobody is to find the page. */
  scores: (number | '–')[]
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** How fast the machine was, by Lighthouse: simulated times are to be compared at one index only. */
  benchmarkIndex: number
  /** What keeps a score other than performance's from 100. */
  complaints: string[]
}

/** The median of each figure. */
export function rowOf(page: string, results: readonly Result[], isPublic: boolean): Row {
  const counting = CATEGORIES.filter((name) => isPublic || name !== 'seo')
  const score = (name: string) =>
    median(results.map(({ categories }) => categories[name]?.score ?? 0))
  const audit = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  return {
    page,
    scores: CATEGORIES.map((name) =>
      counting.includes(name) ? Math.round(100 * score(name)) : '–',
    ),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    benchmarkIndex: median(results.map(({ environment }) => environment.benchmarkIndex)),
    complaints: [...new Set(results.flatMap((one) => complaintsOf(one, counting.slice(1))))],
  }
}

function complaintsOf({ audits, categories }: Result, counting: readonly string[]): string[] {
  return counting
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}

const HEAD = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'Benchmark index',
]

export function rowLine(row: Row): string {
  return markdownRow(cellsOf(row))
}

function cellsOf({ page, scores, fcp, lcp, tbt, cls, benchmarkIndex }: Row): string[] {
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
  return [
    page,
    ...scores.map(String),
    seconds(fcp),
    seconds(lcp),
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    benchmarkIndex.toFixed(0),
  ]
}

export async function reportOf(rows: readonly Row[], products: number): Promise<string> {
  return `# Lighthouse

\`npm run bench:lighthouse -- products.csv\`, ${await describeMachine()}. Mobile preset with simulated throttling, medians of ${RUNS} runs, each in a new browser. The product list holds ${products} products, the cart eight lines.

${markdownTable(HEAD, rows.map(cellsOf))}

Performance varies with the machine and its load, whose speed the last column says. Pages behind a login are not indexed, so their SEO does not count.
`
}
