import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Result } from 'lighthouse'
import { CATEGORIES, RUNS } from './measure.ts'

export type Row = {
  page: string
  /** Of the categories; SEO is of no matter where nobody is to find the page. */
  scores: (number | '–')[]
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** What keeps a score other than performance's from 100. */
  complaints: string[]
}

/** The median of each figure. */
export function rowOf(page: string, results: readonly Result[], isPublic: boolean): Row {
  const counting = CATEGORIES.filter((name) => isPublic || name !== 'seo')
  const median = (figure: (result: Result) => number) =>
    results.map(figure).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN
  const score = (name: string) => median(({ categories }) => categories[name]?.score ?? 0)
  const audit = (name: string) => median(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  return {
    page,
    scores: CATEGORIES.map((name) =>
      counting.includes(name) ? Math.round(100 * score(name)) : '–',
    ),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    complaints: [...new Set(results.flatMap((one) => complaintsOf(one, counting.slice(1))))],
  }
}

function complaintsOf({ audits, categories }: Result, counting: readonly string[]): string[] {
  return counting
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}

export function rowLine({ page, scores, fcp, lcp, tbt, cls }: Row): string {
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
  const figures = [seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`, cls.toFixed(3)]
  return `| ${[page, ...scores, ...figures].join(' | ')} |`
}

export function reportOf(rows: readonly Row[], products: number): string {
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  const day = new Date().toISOString().slice(0, 10)
  return `# Lighthouse

\`npm run bench:lighthouse -- products.csv\`, ${day}, commit ${commit()}, ${machine}. Mobile preset with simulated throttling, medians of ${RUNS} runs, each in a new browser. The product list holds ${products} products, the cart eight lines.

| Page | Performance | Accessibility | Best practices | SEO | FCP | LCP | TBT | CLS |
|---|---|---|---|---|---|---|---|---|
${rows.map(rowLine).join('\n')}

Performance varies with the load of the machine. Pages behind a login are not indexed, so their SEO does not count.
`
}

function commit(): string {
  const git = ['rev-parse', '--short', 'HEAD']
  return execFileSync('git', git, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
}
