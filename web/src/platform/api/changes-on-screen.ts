import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Before a change is shown: an answer to an earlier request would undo it on screen. What has no data yet goes on loading:
 * nothing asks for it again once it is cancelled.
 */
export function dropRefetches(client: QueryClient, queryKey: QueryKey): Promise<void> {
  return client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
}

/** Once a change is made: answers that are on their way may be from before it, and are asked for again. */
export async function restartRequests(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const running = new Set(client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
  const predicate = running.has.bind(running)
  await client.cancelQueries({ queryKey, predicate })
  await client.invalidateQueries({ queryKey, predicate })
}
