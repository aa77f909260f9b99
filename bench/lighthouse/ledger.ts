import { markdownTable } from '../markdown-table.ts'
import { itemsOf } from './audit-items.ts'
import type { Run } from './measure.ts'

type Request = {
  url: string
  networkRequestTime: number
  networkEndTime: number
  transferSize: number
  resourceSize: number
  resourceType: string
  statusCode: number
}
type Script = { url: string; total: number; scripting: number; scriptParseCompile: number }
type Group = { groupLabel: string; duration: number }
type LongTask = { url: string; startTime: number; duration: number }

/** Everything that one opening of a page asked for, and what kept its main thread. */
export function ledgerOf(title: string, { lhr, initiators, tap }: Run): string {
  const requests = itemsOf<Request>(lhr, 'network-requests')
  const { origin } = new URL(lhr.finalDisplayedUrl)
  const short = (url: string) => url.replace(origin, '')
  const times = itemsOf<Record<string, number>>(lhr, 'metrics')[0] ?? {}
  return `# ${title}

Simulated: FCP ${ms(times.firstContentfulPaint)}, LCP ${ms(times.largestContentfulPaint)}, blocking ${ms(times.totalBlockingTime)}. Observed, without slowing down: FCP ${ms(times.observedFirstContentfulPaint)}, LCP ${ms(times.observedLargestContentfulPaint)}, load ${ms(times.observedLoad)}. A button painted after ${ms(tap.painted)}, its tap number ${tap.taps} answered at ${ms(tap.answered)} (slow 4G, processor slowed down).

## ${requests.length} requests

${markdownTable(
  ['', 'from', 'to', 'type', 'bytes', 'unpacked', 'address', 'asked for by'],
  requests.map((one, at) => [
    String(at + 1),
    one.networkRequestTime.toFixed(0),
    one.networkEndTime?.toFixed(0) ?? '',
    one.resourceType,
    String(one.transferSize),
    String(one.resourceSize),
    short(one.url),
    short(initiators.get(one.url) ?? ''),
  ]),
)}

## Main thread, simulated

${markdownTable(
  ['work', 'ms'],
  itemsOf<Group>(lhr, 'mainthread-work-breakdown').map(({ groupLabel, duration }) => [
    groupLabel,
    duration.toFixed(0),
  ]),
)}

${markdownTable(
  ['file', 'ms', 'of it run', 'parsed'],
  itemsOf<Script>(lhr, 'bootup-time').map((one) => [
    short(one.url),
    one.total.toFixed(0),
    one.scripting.toFixed(0),
    one.scriptParseCompile.toFixed(0),
  ]),
)}

## Long tasks, simulated

${markdownTable(
  ['at', 'ms', 'file'],
  itemsOf<LongTask>(lhr, 'long-tasks')
    .toSorted((one, other) => one.startTime - other.startTime)
    .map(({ url, startTime, duration }) => [startTime.toFixed(0), duration.toFixed(0), short(url)]),
)}
`
}

function ms(time: number | undefined): string {
  return time === undefined ? '–' : `${time.toFixed(0)} ms`
}
