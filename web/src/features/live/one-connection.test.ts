import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { News } from './event-deduper.ts'
import { oneConnection } from './one-connection.ts'

// As patient as the other tests: the machine may be busy.
const SOON = 10_000
const stop = new AbortController()
const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const news: News = { number: 7, unseen: 7, events: [] }
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

function signsIn(mark: string) {
  const document = Object.assign(new EventTarget(), {
    cookie: `signedin=1; csrftoken=${mark}`,
    visibilityState: 'visible',
  })
  vi.stubGlobal('document', document)
}

function aTab(): number[] {
  const told: number[] = []
  oneConnection((_untold, { unseen }) => told.push(unseen), stop.signal)
  return told
}

test('tabs of one session share a connection; one of the next session has its own, and hears nothing of the first', async () => {
  signsIn('a')
  const [first, second] = [aTab(), aTab()]
  await vi.waitUntil(() => first.length > 0 && second.length > 0, SOON)
  expect(asked).toEqual(['/api/events/'])
  signsIn('b')
  const other = aTab()
  await vi.waitUntil(() => other.length > 0, SOON)
  // After no number that the first counted.
  expect(asked).toEqual(['/api/events/', '/api/events/'])
})
