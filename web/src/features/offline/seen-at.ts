import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** When the oldest of what is on the page was last answered; undefined where it holds nothing that ages. */
export function useSeenAt(): number | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => oldest(client),
  )
}

function oldest(client: QueryClient): number | undefined {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ meta, state }) => meta?.kept === 'dated' && state.data !== undefined,
  })
  return shown.length === 0
    ? undefined
    : Math.min(...shown.map((query) => query.state.dataUpdatedAt))
}
