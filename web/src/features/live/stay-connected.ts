/** Real time and network, or a test's. */
export type Link = {
  open: (signal: AbortSignal) => Promise<Response>
  isOnline: () => boolean
  isSignedIn: () => boolean
  /** Calls back when the network changes or the reader returns; `sure` when what is open is worth nothing any more. */
  onChange: (run: (sure: boolean) => void, stop: AbortSignal) => void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** The server gives a sign of life every 15 s: after two that failed to come, the connection is taken for dead. */
const LONGEST_SILENCE = 40_000
const SIGN_OF_LIFE = 16_000
/** A connection that lasted so long was a good one. */
const GOOD = 10_000

/** Keeps a stream open, and passes on what it brings, until it is stopped or nobody is signed in any more. */
export async function stayConnected(
  link: Link,
  { onData, stop }: { onData: (data: string) => void; stop: AbortSignal },
): Promise<void> {
  let attempt = new AbortController()
  let wake: () => void = () => {}
  let heardAt = 0
  let failures = 0
  const giveUp = () => attempt.abort()
  stop.addEventListener('abort', () => {
    giveUp()
    wake()
  })
  link.onChange((sure) => {
    if (sure || Date.now() - heardAt > SIGN_OF_LIFE) giveUp()
    failures = 0
    wake()
  }, stop)

  while (!stop.aborted) {
    attempt = new AbortController()
    const start = Date.now()
    if (!link.isSignedIn() || (await readOnce()) === 'nobody is signed in') return
    failures = Date.now() - start > GOOD ? 0 : failures + 1
    // The browser's guess is no reason not to try at all.
    await pause(link.isOnline() ? waitAfter(failures) : LONGEST_PAUSE)
  }

  async function readOnce(): Promise<'nobody is signed in' | 'cut'> {
    let watchdog = setTimeout(giveUp, LONGEST_SILENCE)
    try {
      const response = await link.open(attempt.signal)
      if (response.status === 401 || response.status === 403) return 'nobody is signed in'
      if (!response.ok || !response.body) return 'cut'
      for await (const data of eventsIn(response.body)) {
        clearTimeout(watchdog)
        watchdog = setTimeout(giveUp, LONGEST_SILENCE)
        heardAt = Date.now()
        if (data !== '') onData(data)
      }
      return 'cut'
    } catch {
      return 'cut'
    } finally {
      clearTimeout(watchdog)
    }
  }

  async function pause(ms: number) {
    if (stop.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    wake = resolve
    const timer = setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
  }
}

/** Longer from failure to failure, and another for each browser: a server that comes back is not run over. */
function waitAfter(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures)
  return longest * (0.5 + Math.random() / 2)
}

/** The data of each event of a `text/event-stream`, however its bytes are cut; '' for a sign of life. */
async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) yield /^data: (.*)$/m.exec(event)?.[1] ?? ''
  }
}
