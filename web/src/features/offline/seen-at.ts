import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { unansweredQueries } from '../../platform/api/unanswered-queries.ts'

/** When the oldest of what is on the page was answered; undefined where it holds nothing that ages. */
export function useSeenAt(): number | undefined {
  return useOldest(() => true)
}

/** The same, of the data whose new request the server has not answered. */
export function useUnansweredSince(): number | undefined {
  return useOldest(isUnanswered)
}

function isUnanswered({ queryHash }: Query): boolean {
  return unansweredQueries.get().has(queryHash)
}

function useOldest(counts: (query: Query) => boolean): number | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => {
      const stops = [
        client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
        unansweredQueries.subscribe(listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => oldest(client, counts),
  )
}

function oldest(client: QueryClient, counts: (query: Query) => boolean): number | undefined {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: (query) =>
      query.meta?.persisted === 'dated' && query.state.data !== undefined && counts(query),
  })
  return shown.length === 0
    ? undefined
    : Math.min(...shown.map((query) => query.state.dataUpdatedAt))
}
