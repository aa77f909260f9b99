import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

type QueryStateProps<Data> = {
  query: UseQueryResult<Data>
  /** What could not be loaded, in a sentence. */
  error: string
  children: (data: Data) => ReactNode
}

/** Skeleton while a query loads, words and a retry when it fails, else what it brought. */
export function QueryState<Data>({ query, error, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <ErrorState error={query.error} sentence={error} onRetry={query.refetch} />
  }
  return <SkeletonRows rows={6} />
}
