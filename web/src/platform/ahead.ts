import { useEffect } from 'react'

/** Once the page has loaded and has nothing to do. */
export function whenAtRest(run: () => void): void {
  if (document.readyState === 'complete') idle(run)
  else addEventListener('load', () => idle(run), { once: true })
}

/** Loads what somebody may ask for next, so that it answers at once; not where a person saves data. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Should it fail, it is loaded again when it is asked for.
    if (!savesData()) whenAtRest(() => void load().catch(() => {}))
  }, [load])
}

function idle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1_000)
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData === true
}
