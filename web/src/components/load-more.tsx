import { Button } from '@mantine/core'
import { ErrorState } from './error-state.tsx'
import styles from './load-more.module.css'

type LoadMoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    fetchNextPage: () => unknown
  }
  /** How much of the list is on screen. */
  shown: string
  label: string
  /** What could not be loaded, in a sentence. */
  failure: string
}

/** The way to the rest of a long list; nothing where all of it is on screen. */
export function LoadMore({ query, shown, label, failure }: LoadMoreProps) {
  if (query.isFetchNextPageError) {
    return <ErrorState error={query.error} sentence={failure} onRetry={query.fetchNextPage} />
  }
  if (!query.hasNextPage) return null
  return (
    <div className={styles.more}>
      <p role="status">{shown}</p>
      <Button
        variant="outline"
        loading={query.isFetchingNextPage}
        onClick={() => query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  )
}
