import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Loader } from '../../ui/loader.tsx'
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
  if (!hasMore) return isCut ? <p className={`${styles.end} grid mt-sm`}>{catalogue.more}</p> : null
  if (page === 1) {
    return (
      <div className={`${styles.end} grid mt-sm`}>
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
  const place = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    const end = place.current
    if (loading || !end) return
    const observer = new IntersectionObserver(
      // A busy page is told several positions at once: the last one holds.
      (positions) => {
        if (positions.at(-1)?.isIntersecting) reached()
      },
      { rootMargin: '0px 0px 240px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [loading])
  return (
    <div ref={place} className={`${styles.end} grid mt-sm`} role="status">
      {loading ? <Loader /> : null}
      <span className="visually-hidden">{loading ? common.loading : ''}</span>
    </div>
  )
}
