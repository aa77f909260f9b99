import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Link, stayConnected } from './stay-connected.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server as the network shows it: what each try finds, and how to bring the reader back. */
function aNetwork() {
  const tries: { cut: () => void; send: (bytes: Uint8Array) => void }[] = []
  const heard: string[] = []
  let answer: () => Response | Promise<Response> = stream
  let changed: (sure: boolean) => void = () => {}
  let isOnline = true
  const stop = new AbortController()

  function stream() {
    let source: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        source = controller
      },
    })
    tries.push({
      cut: () => source.error(new TypeError('network error')),
      send: (bytes) => source.enqueue(bytes),
    })
    return new Response(body)
  }
  const link: Link = {
    open(signal) {
      const found = answer()
      signal.addEventListener('abort', () => tries.at(-1)?.cut())
      return Promise.resolve(found)
    },
    isOnline: () => isOnline,
    isSignedIn: () => true,
    onChange: (run) => {
      changed = run
    },
  }
  const ended = stayConnected(link, { onData: (data) => heard.push(data), stop: stop.signal })
  return {
    tries,
    heard,
    ended,
    stop: () => stop.abort(),
    findsNow: (next: () => Response | Promise<Response>) => {
      answer = next
    },
    findsStreams: () => {
      answer = stream
    },
    goes: (online: boolean) => {
      isOnline = online
    },
    changes: (sure: boolean) => changed(sure),
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const settle = () => vi.advanceTimersByTimeAsync(0)

test('events come through however their bytes are cut, é and all', async () => {
  const { tries, heard, stop } = aNetwork()
  await settle()
  const bytes = bytesOf('id: 1\ndata: {"name":"Été"}\n\n:\n\nid: 2\ndata: {}\n\n')
  for (const byte of bytes) tries[0]?.send(Uint8Array.of(byte))
  await settle()
  expect(heard).toEqual(['{"name":"Été"}', '{}'])
  stop()
})

test('a cut is followed by tries that come further and further apart, to half a minute', async () => {
  const network = aNetwork()
  await settle()
  let asked = 0
  network.findsNow(() => {
    asked++
    return new Response(null, { status: 503 })
  })
  network.tries[0]?.cut()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toBeGreaterThan(18)
  expect(asked).toBeLessThan(50)
  network.stop()
  await network.ended
})

test('a return of the network ends the wait at once', async () => {
  const network = aNetwork()
  await settle()
  network.goes(false)
  network.findsNow(() => Promise.reject(new TypeError('Failed to fetch')))
  network.changes(true)
  await vi.advanceTimersByTimeAsync(25_000)
  network.goes(true)
  network.findsStreams()
  network.changes(true)
  await settle()
  expect(network.tries).toHaveLength(2)
  network.stop()
})

test('forty seconds without a sign of life are a cut; with signs of life a stream stays', async () => {
  const { tries, stop } = aNetwork()
  await settle()
  for (let i = 0; i < 10; i++) {
    tries[0]?.send(bytesOf(':\n\n'))
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(tries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(tries).toHaveLength(2)
  stop()
})

test('whoever is not signed in any more asks no more', async () => {
  const network = aNetwork()
  await settle()
  network.findsNow(() => new Response(null, { status: 401 }))
  network.tries[0]?.cut()
  await vi.advanceTimersByTimeAsync(2_000)
  await network.ended
})
