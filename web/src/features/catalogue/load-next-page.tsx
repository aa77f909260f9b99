import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import styles from './load-next-page.module.css'

type LoadNextPageProps = {
  /** The last page on screen. */
  page: number
  hasMore: boolean
  /** The list ends before the products do. */
  isCut: boolean
  /** More are on their way. */
  loading: boolean
  onMore: () => void
}

/**
 * product.md 9: on page 1 a button loads more; after that, reaching the end does. product.md hides the button when there are
 * fewer products than page × 10; it also goes when there are exactly as many, for it would load nothing.
 */
export function LoadNextPage(props: LoadNextPageProps) {
  const { page, hasMore, isCut, loading, onMore } = props
  const { catalogue } = useTexts()
  if (!hasMore) return isCut ? <p className={styles.end}>{catalogue.more}</p> : null
  if (page === 1) {
    return (
      <div className={styles.end}>
        <Button variant="outline" loading={loading} onClick={onMore}>
          {catalogue.loadMore}
        </Button>
      </div>
    )
  }
  // A new one for each page: that the last page's end was seen does not count for this page.
  return <Bottom key={page} loading={loading} onReached={onMore} />
}

function Bottom({ loading, onReached }: { loading: boolean; onReached: () => void }) {
  const { common } = useTexts()
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '0px 0px 240px' })
  const reached = entry?.isIntersecting === true && !loading
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the end comes into sight
  useEffect(() => {
    if (reached) onReached()
  }, [reached])
  return (
    <div ref={ref} className={styles.end} role="status">
      {loading ? <Loader aria-hidden /> : null}
      <VisuallyHidden>{loading ? common.loading : ''}</VisuallyHidden>
    </div>
  )
}
