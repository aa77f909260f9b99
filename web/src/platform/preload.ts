import { useEffect } from 'react'

/** Once the page has loaded, with what it asked for first, and has nothing to do. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') void requestIdle(run)
  else addEventListener('load', () => void requestIdle(run), { once: true })
}

/** Loads what somebody may ask for next, so that it answers at once; not where a person saves data. */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Should it fail, it is loaded again when it is asked for.
    if (!savesData()) whenIdle(() => void load().catch(() => {}))
  }, [load])
}

async function requestIdle(run: () => void): Promise<void> {
  await globalThis.earlyAnswers?.arrived
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1_000)
}

type Connection = { saveData: boolean; effectiveType?: string }

/** Where a person saves data, or where the connection has none to spare: nothing is loaded ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection !== undefined &&
    (connection.saveData || connection.effectiveType?.endsWith('2g') === true)
  )
}
