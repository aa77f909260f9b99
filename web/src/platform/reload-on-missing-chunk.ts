const EVERY_MS = 60_000
const KEY = 'reloadedAt'

/** A deploy may take away a file that an open tab still wants: the page is loaded anew, once, as it now is. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - lastReload() < EVERY_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}

function lastReload(): number {
  return Number(sessionStorage.getItem(KEY) ?? 0)
}
