import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { News } from './event-deduper.ts'
import { oneConnection } from './one-connection.ts'

let stop = new AbortController()
const asked: string[] = []

beforeEach(() => {
  stop = new AbortController()
  asked.length = 0
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const news: News = {
      number: 7,
      unseen: 7,
      events: [],
      approval: null,
      own_changes: 0,
      recalls: 0,
    }
    const bytes = new TextEncoder().encode(`id: 7\ndata: ${JSON.stringify(news)}\n\n`)
    return Promise.resolve(
      new Response(new ReadableStream({ start: (source) => source.enqueue(bytes) })),
    )
  })
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
})

function signsIn(sessionKey: string) {
  const document = Object.assign(new EventTarget(), {
    cookie: `signedin=1; csrftoken=${sessionKey}`,
    visibilityState: 'visible',
  })
  vi.stubGlobal('document', document)
}

function aTab(): number[] {
  const unseenCounts: number[] = []
  oneConnection((_newEvents, { unseen }) => unseenCounts.push(unseen), stop.signal)
  return unseenCounts
}

test('tabs of one session share a connection; one of the next session has its own, and receives nothing from the first', async () => {
  signsIn('a')
  const [first, second] = [aTab(), aTab()]
  await expect.poll(() => first.length).toBeGreaterThan(0)
  await expect.poll(() => second.length).toBeGreaterThan(0)
  expect(asked).toEqual(['/api/events/'])
  signsIn('b')
  const other = aTab()
  await expect.poll(() => other.length).toBeGreaterThan(0)
  // Without `after`: the last number of the first session does not apply.
  expect(asked).toEqual(['/api/events/', '/api/events/'])
})

test('messages of another version of the page are ignored', async () => {
  signsIn('c')
  const counts = aTab()
  await expect.poll(() => counts.length).toBeGreaterThan(0)
  const otherVersion = new BroadcastChannel('live c')
  const received: unknown[] = []
  otherVersion.onmessage = ({ data }) => received.push(data)
  for (const message of ['an unknown request', { kind: 'unknown' }, null, 'request-state'])
    otherVersion.postMessage(message)
  await expect.poll(() => received.length).toBeGreaterThan(0)
  otherVersion.close()
  expect(received).toEqual([
    { number: 7, unseen: 7, events: [], approval: null, own_changes: 0, recalls: 0 },
  ])
  expect(counts).toEqual([7])
})
