import { describeMachine } from '../machine.ts'
import { markdownTable } from '../markdown-table.ts'
import { median } from '../median.ts'
import type { Checkout } from './checkout.ts'
import { type Figure, LEDGER, SCORES } from './figures.ts'
import { CATEGORIES, type Run } from './measure.ts'

/** The runs of one page, by what was measured. */
export type PageRuns = { page: string; isPublic: boolean; runs: Map<Checkout['name'], Run[]> }

type Facts = { products: number; runs: number; command: string }

export async function reportOf(
  pages: readonly PageRuns[],
  { products, runs, command }: Facts,
): Promise<string> {
  return `# Lighthouse

\`${command}\`, ${await describeMachine()}. Mobile preset with simulated throttling, medians of ${runs} runs, each in a new browser${isCompared(pages) ? ', before and now in turn; the third line is now divided by before' : ''}. The product list holds ${products} products, the cart eight lines.

${tableOf(pages, SCORES)}

Performance varies with the machine and its load, whose speed the last column says. Pages behind a login are not indexed, so their SEO does not count.

${tableOf(pages, LEDGER)}

LCP observed is without slowing down. Main thread: its time by the processor's clock, which a busy machine does not lengthen; blocking: what of each task would be beyond 50 ms if it took four times as long. The last three: on a phone's screen, the processor slowed down four times, slow 4G applied, somebody taps a button as soon as it is painted and again until that shows. What each request is: \`--ledger <folder>\`.
`
}

export function tableOf(pages: readonly PageRuns[], figures: readonly Figure[]): string {
  const both = isCompared(pages)
  const head = ['Page', ...(both ? [''] : []), ...figures.map(({ head }) => head)]
  return markdownTable(
    head,
    pages.flatMap((page) => {
      const rows = [...page.runs].map(([name, runs]) => ({
        name,
        values: valuesOf(page, runs, figures),
      }))
      const said = rows.map(({ name, values }) => [
        page.page,
        ...(both ? [name] : []),
        ...figures.map(({ say }, at) => sayOr(values[at], say)),
      ])
      const [before, now] = rows
      if (!before || !now) return said
      const ratios = figures.map(({ isCost }, at) =>
        isCost ? sayOr((now.values[at] ?? 0) / (before.values[at] ?? 0), ratio) : '',
      )
      return [...said, [page.page, 'ratio', ...ratios]]
    }),
  )
}

const ratio = (value: number) => value.toFixed(2)

function isCompared(pages: readonly PageRuns[]): boolean {
  return pages.some(({ runs }) => runs.size > 1)
}

/** SEO is of no matter where nobody is to find the page. */
function valuesOf(
  { isPublic }: PageRuns,
  runs: readonly Run[],
  figures: readonly Figure[],
): number[] {
  return figures.map(({ head, of }) =>
    head === 'SEO' && !isPublic ? Number.NaN : median(runs.map(of)),
  )
}

function sayOr(value: number | undefined, say: (value: number) => string): string {
  return value === undefined || !Number.isFinite(value) ? '–' : say(value)
}

/** What keeps a score other than performance's from 100. */
export function complaintsOf({ isPublic, runs }: PageRuns): string[] {
  const counting = CATEGORIES.slice(1).filter((name) => isPublic || name !== 'seo')
  const found = (runs.get('now') ?? []).flatMap(({ lhr: { audits, categories } }) =>
    counting
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  )
  return [...new Set(found)]
}
