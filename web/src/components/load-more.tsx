import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../platform/language/language.ts'
import { Button } from '../ui/button.tsx'
import { Loader } from '../ui/loader.tsx'
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
  shown: string
  label: string
  failure: string
}

/** The way to the rest of a long list; nothing where all of it is on screen, unless it was asked for here. */
export function LoadMore({ query, shown, label, failure }: LoadMoreProps) {
  const { common } = useTexts()
  const status = useRef<HTMLParagraphElement>(null)
  const [isAsked, setAsked] = useState(false)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  if (!hasNextPage && !isAsked) return null
  function ask() {
    setAsked(true)
    if (!isFetchingNextPage) query.fetchNextPage()
  }
  return (
    <div className={`${styles.more} grid gap-sm mt-lg`}>
      <p ref={status} tabIndex={-1} role="status">
        {hasNextPage ? shown : common.listComplete}
      </p>
      {isFetchNextPageError ? (
        <FocusKept key="error" by={status}>
          <ErrorState error={query.error} sentence={failure} onRetry={ask} />
        </FocusKept>
      ) : (
        hasNextPage && (
          <FocusKept key="button" by={status}>
            {/* One that is disabled while it loads would lose the focus. */}
            <Button
              variant="outline"
              aria-disabled={isFetchingNextPage}
              icon={isFetchingNextPage && <Loader size={18} />}
              onClick={ask}
            >
              {label}
            </Button>
          </FocusKept>
        )
      )}
    </div>
  )
}

type FocusKeptProps = { by: RefObject<HTMLElement | null>; children: ReactNode }

/** What is removed while it has the focus leaves it to another element. */
function FocusKept({ by, children }: FocusKeptProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    return () => {
      if (element?.contains(document.activeElement)) by.current?.focus({ preventScroll: true })
    }
  }, [by])
  return <div ref={own}>{children}</div>
}
