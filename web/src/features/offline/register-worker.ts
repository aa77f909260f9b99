import { whenIdle } from '../../platform/preload.ts'

/** Once the page is at rest: the worker fetches the whole application, which nobody should wait for. */
export function registerWorker(): void {
  // Absent over plain http from another machine; in development it would serve yesterday's files.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  whenIdle(() => {
    // biome-ignore lint/suspicious/noConsole: nobody can mend it, and everything works without
    navigator.serviceWorker.register('/sw.js').catch(console.warn)
  })
}
