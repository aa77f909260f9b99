import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A run at once and again each `pause` milliseconds after the one before, until it is stopped; `stop` waits for the run
 * under way, whose signal it aborts. A run reports its failures itself.
 */
export function repeat(
  run: (signal: AbortSignal) => Promise<unknown>,
  pause: number,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  async function runUntilStopped() {
    while (!signal.aborted) {
      await run(signal)
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
  const stopped = runUntilStopped()
  return {
    stop() {
      stopping.abort()
      return stopped
    },
  }
}
