import type { AnyRouter } from '@tanstack/react-router'
import { isConnected, reportUnreachable } from './api/connection.ts'

const failures = new WeakSet<object>()
let failureCount = 0

/**
 * A deployment may delete a file that an open tab still needs, or the network may fail. The page is not reloaded while
 * someone types: the part that needs the file shows an error, and the next navigation loads the new version.
 */
export function watchMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    failureCount++
    // If it is the network, a whole page would not load either.
    reportUnreachable()
  })
}

/** Whether the error is that of a chunk that failed to load. */
export function isMissingChunk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

export function missingChunkCount(): number {
  return failureCount
}

/** After a missing chunk, the next navigation loads a whole page. */
export function loadPagesAnewAfterMissingChunk(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (failureCount === 0 || !fromLocation || !pathChanged || !isConnected()) return
    router.history.flush()
    location.reload()
  })
}
