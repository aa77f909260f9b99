import { type ReactNode, useEffect } from 'react'
import { isUnreachable } from '../platform/api/api.ts'
import { useConnected } from '../platform/api/connection.ts'
import { useTexts } from '../platform/language/language.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from './error-state.tsx'
import { Notice } from './notice.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useToasts } from './toasts.tsx'

type Retry = { refetch: () => unknown }

type QueryStateProps<Data> = {
  query: Retry & {
    data: Data | undefined
    error: Error | null
    isError: boolean
    /** Not when one more page failed: the button that loads it shows the error. */
    isRefetchError: boolean
  }
  /** What could not be loaded, in a sentence. */
  error: string
  /**
   * Shows a toast too, where product.md 8 asks for one: once for each failure. With older data on screen and an
   * unreachable server the offline bar shows it.
   */
  toast?: boolean
  children: (data: Data) => ReactNode
}

/** Skeleton while a query loads, words and a retry when it fails, else what it brought. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, error, toast = false, children } = props
  const toasts = useToasts()
  const connected = useConnected()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is another error
  useEffect(() => {
    const isShownByBar = query.data !== undefined && isUnreachable(query.error)
    if (toast && query.error && !isShownByBar) toasts.error(error)
  }, [query.error])
  if (query.data !== undefined) {
    return (
      <>
        {query.isRefetchError && connected ? <NotRefreshed query={query} sentence={error} /> : null}
        {children(query.data)}
      </>
    )
  }
  if (query.isError) {
    return <ErrorState error={query.error} sentence={error} onRetry={query.refetch} />
  }
  return <SkeletonRows rows={6} />
}

type NotRefreshedProps = { query: Retry; sentence: string }

/** Above older data, until it is loaded again. Without a connection the bar at the top shows the age of all data. */
function NotRefreshed({ query, sentence }: NotRefreshedProps) {
  const { common } = useTexts()
  return (
    <Notice
      tone="error"
      action={
        <Button variant="default" onClick={() => query.refetch()}>
          {common.retry}
        </Button>
      }
    >
      {sentence}
    </Notice>
  )
}
