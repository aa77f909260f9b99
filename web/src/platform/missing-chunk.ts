import type { AnyRouter } from '@tanstack/react-router'
import { isConnected, reportUnreachable } from './connection.ts'

const failures = new WeakSet<object>()
let failureCount = 0

/**
 * A deploy may take away a file that an open tab still wants, or the network may lose one. The page is not loaded anew
 * under what somebody types: what was asked for says that it is missing, and the next navigation loads the new version.
 */
export function watchMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    failureCount++
    // It may be the network: then no page would come either.
    reportUnreachable()
  })
}

/** Whether an error says that a part of the application could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/** How many parts could not be loaded since the page was. */
export function missingChunkCount(): number {
  return failureCount
}

/** Once a part was missing, the next page comes whole from the server. */
export function loadPagesAnewAfterMissingChunk(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (failureCount === 0 || !fromLocation || !pathChanged || !isConnected()) return
    router.history.flush()
    location.reload()
  })
}
