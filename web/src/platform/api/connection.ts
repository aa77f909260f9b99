import { createStore, useStore } from '../create-store.ts'

/** Asked while the server does not answer: small, for everybody, and only well when the database is too. */
const PROBE = '/api/health/ready/'
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 10_000
/** A server silent for so long is not there. */
const PATIENCE_MS = 6_000

const connected = createStore(true)
let wait = FIRST_WAIT_MS
let next: ReturnType<typeof setTimeout> | undefined
let probing = false

/** Whether the server answers: decided by the outcome of requests, not by `navigator.onLine`. */
export const isConnected = connected.get

export function useConnected(): boolean {
  return useStore(connected)
}

/** Runs each time the server answers again. */
export function onReconnected(run: () => void): void {
  connected.subscribe(() => connected.get() && run())
}

/** A request got no answer. One alone may have had bad luck: the server is asked once more before anything is said. */
export function reportUnreachable(): void {
  if (connected.get()) void probe()
}

export function reportReachable(): void {
  setConnected(true)
}

async function probe(): Promise<void> {
  if (probing) return
  probing = true
  clearTimeout(next)
  const answers = await fetch(PROBE, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(({ ok }) => ok)
    .catch(() => false)
  probing = false
  setConnected(answers)
  if (answers) return
  next = setTimeout(probe, wait)
  wait = Math.min(wait * 2, LONGEST_WAIT_MS)
}

function setConnected(answers: boolean): void {
  if (answers) {
    clearTimeout(next)
    wait = FIRST_WAIT_MS
  }
  connected.set(answers)
}

/** The browser's guess is reason enough to ask, at once. */
export function watchConnection(): void {
  addEventListener('offline', () => void probe())
  addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (!connected.get() && !document.hidden) void probe()
  })
}
