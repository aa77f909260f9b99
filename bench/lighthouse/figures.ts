import type { Result } from 'lighthouse'
import { itemsOf } from './audit-items.ts'
import type { Run } from './measure.ts'

/** What is said of a page, of each run; of a run without it NaN. */
export type Figure = {
  head: string
  of: (run: Run) => number
  say: (value: number) => string
  /** It is less in the better of two builds: their ratio says how much. */
  isCost?: true
}

const score = (head: string, category: string): Figure => ({
  head,
  of: ({ lhr }) => 100 * (lhr.categories[category]?.score ?? Number.NaN),
  say: (value) => value.toFixed(0),
})
const audit = (name: string) => ({
  of: ({ lhr }: Run) => lhr.audits[name]?.numericValue ?? Number.NaN,
  isCost: true as const,
})
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const kilobytes = (value: number) => (value / 1000).toFixed(0)

export const SCORES: readonly Figure[] = [
  score('Performance', 'performance'),
  score('Accessibility', 'accessibility'),
  score('Best practices', 'best-practices'),
  score('SEO', 'seo'),
  { head: 'FCP', ...audit('first-contentful-paint'), say: seconds },
  { head: 'LCP', ...audit('largest-contentful-paint'), say: seconds },
  { head: 'TBT', ...audit('total-blocking-time'), say: milliseconds },
  { head: 'CLS', ...audit('cumulative-layout-shift'), say: (value) => value.toFixed(3) },
  {
    head: 'Benchmark index',
    of: ({ lhr }) => lhr.environment.benchmarkIndex,
    say: (value) => value.toFixed(0),
  },
]

export const LEDGER: readonly Figure[] = [
  {
    head: 'Requests',
    of: ({ lhr }) => requestsOf(lhr).length,
    say: (value) => value.toFixed(0),
    isCost: true,
  },
  { head: 'Script, kB', of: ({ lhr }) => bytesOf(lhr, 'Script'), say: kilobytes, isCost: true },
  { head: 'Everything, kB', of: ({ lhr }) => bytesOf(lhr), say: kilobytes, isCost: true },
  {
    head: 'LCP observed',
    of: ({ lhr }) =>
      itemsOf<{ observedLargestContentfulPaint: number }>(lhr, 'metrics')[0]
        ?.observedLargestContentfulPaint ?? Number.NaN,
    say: seconds,
    isCost: true,
  },
  { head: 'Main thread', of: ({ mainThread }) => mainThread.busy, say: milliseconds, isCost: true },
  {
    head: 'Blocking',
    of: ({ mainThread }) => mainThread.blocking,
    say: milliseconds,
    isCost: true,
  },
  { head: 'First button', of: ({ tap }) => tap.painted, say: seconds, isCost: true },
  { head: 'First answered tap', of: ({ tap }) => tap.answered, say: seconds, isCost: true },
  { head: 'Taps', of: ({ tap }) => tap.taps, say: (value) => value.toFixed(0) },
]

type Request = { url: string; resourceType?: string; transferSize: number }

function requestsOf(result: Result): Request[] {
  return itemsOf<Request>(result, 'network-requests')
}

function bytesOf(result: Result, type?: string): number {
  return requestsOf(result)
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}
