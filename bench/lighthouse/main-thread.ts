/** Milliseconds of a page's main thread by the processor's clock, which other programs do not lengthen. */
export type MainThread = { busy: number; blocking: number }

/** As Chromium traces it; `tdur` in microseconds. */
type Event = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/** Lighthouse's phone is so many times slower than this machine. */
const SLOWDOWN = 4
const LONG_MS = 50
const NONE = { busy: Number.NaN, blocking: Number.NaN }

/** `blocking`: what of each task would be beyond 50 ms on that phone, all of them together, from the first to the last. */
export function mainThreadOf(events: readonly Event[]): MainThread {
  const tasks = new Map<string, number[]>()
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args.name === 'CrRendererMain') tasks.set(`${pid} ${tid}`, [])
  for (const { name, tdur, pid, tid } of events)
    if (name === 'RunTask') tasks.get(`${pid} ${tid}`)?.push((tdur ?? 0) / 1000)
  const threads = [...tasks.values()].map((times) => ({
    busy: sum(times),
    blocking: sum(times.map((time) => Math.max(0, SLOWDOWN * time - LONG_MS))),
  }))
  // The browser's own pages have one too, with next to nothing to do.
  return threads.toSorted((one, other) => other.busy - one.busy)[0] ?? NONE
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
