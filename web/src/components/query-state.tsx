import { type ReactNode, useEffect } from 'react'
import { ErrorState } from './error-state.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useToasts } from './toasts.tsx'

type QueryStateProps<Data> = {
  query: { data: Data | undefined; error: Error | null; isError: boolean; refetch: () => unknown }
  /** What could not be loaded, in a sentence. */
  error: string
  /** Says so in a toast too, where SPEC section 8 asks for one: once for each failure, older data on screen or not. */
  toast?: boolean
  children: (data: Data) => ReactNode
}

/** Skeleton while a query loads, words and a retry when it fails, else what it brought. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, error, toast = false, children } = props
  const toasts = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is another error
  useEffect(() => {
    if (toast && query.error) toasts.error(error)
  }, [query.error])
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <ErrorState error={query.error} sentence={error} onRetry={query.refetch} />
  }
  return <SkeletonRows rows={6} />
}
