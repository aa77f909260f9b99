import { isOnServer } from '../request-scope.ts'

/**
 * For loaders: what a page shows is asked for as soon as its address is known. A server waits for it; in a browser the page
 * shows itself what is missing, and what went wrong.
 */
export function loadAhead(...asked: Promise<unknown>[]): Promise<unknown> | undefined {
  const all = Promise.all(asked)
  if (isOnServer()) return all
  all.catch(() => {})
  return undefined
}
