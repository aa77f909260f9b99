import { orderThreadTexts } from '@halles/texts/pages/order-thread.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { QueryState } from '../../../components/query-state.tsx'
import { api } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBox } from './message-box.tsx'
import styles from './order-thread.module.css'
import { Entry } from './thread-entry.tsx'
import { type Thread, type TrailLines, threadOptions } from './thread-queries.ts'

type ThreadProps = {
  /** Of the supplier's part of an order. */
  publicId: string
  side: 'restaurant' | 'supplier'
  lines: TrailLines
}

/** What happened to a supplier's order and what its two sides write of it, in one trail. */
export function OrderThread({ publicId, side, lines }: ThreadProps) {
  const texts = useTextsOf(orderThreadTexts)
  const query = useInfiniteQuery(threadOptions(publicId))
  const name = query.data?.name
  return (
    <section
      className={`${styles.thread} column gap-sm p-md mb-lg min-0 card no-print`}
      aria-label={name ? texts.titleWith(name) : texts.title}
    >
      <h2>{texts.title}</h2>
      <QueryState query={query} error={texts.loadError}>
        {(thread) => (
          <>
            {query.hasNextPage ? (
              <Button
                variant="subtle"
                loading={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {texts.earlier}
              </Button>
            ) : null}
            <Trail thread={thread} side={side} lines={lines} isBusy={query.isFetchingNextPage} />
            {thread.may_write ? (
              <MessageBox publicId={publicId} />
            ) : (
              <p className="soft">{texts.closed}</p>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

type TrailProps = Pick<ThreadProps, 'side' | 'lines'> & { thread: Thread; isBusy: boolean }

function Trail({ thread, side, lines, isBusy }: TrailProps) {
  const texts = useTextsOf(orderThreadTexts)
  const { entries, last_number: last, seen_number: seen, name } = thread
  // What was unread when the trail was opened stays marked while it is read.
  const [seenBefore] = useState(seen)
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useThreadSeen(thread, end)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new entry
  useEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  function noteEnd() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48
  }
  const hasMessages = entries.some(({ kind }) => kind === 'message')
  return (
    <>
      <div role="log" aria-label={texts.titleWith(name)} aria-busy={isBusy}>
        <ol
          ref={list}
          className={`${styles.entries} column gap-sm`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
          tabIndex={0}
          onScroll={noteEnd}
        >
          {entries.map((entry) => (
            <Entry
              key={entry.number}
              entry={entry}
              side={side}
              lines={lines}
              business={name}
              isNew={entry.kind !== null && entry.side !== side && entry.number > seenBefore}
            />
          ))}
        </ol>
      </div>
      {hasMessages || !thread.may_write ? null : <p className="soft">{texts.none(name)}</p>}
      <div ref={end} className={styles.end} />
    </>
  )
}

/** Marks a trail as seen up to its last entry, once the end of its list is on a visible screen. */
function useThreadSeen(thread: Thread | undefined, end: RefObject<Element | null>): void {
  const {
    supplier_order_public_id: id = '',
    last_number: last = 0,
    seen_number: seen = 0,
  } = thread ?? {}
  useEffect(() => {
    if (last <= seen || !end.current) return
    let isInView = false
    let isSent = false
    const markSeen = () => {
      if (isSent || !isInView || document.visibilityState === 'hidden') return
      isSent = true
      // What is unread comes back by the stream. A call that fails is made again at the next opportunity.
      api.orderThreadSeen({ supplier_order_public_id: id, number: last }).catch(() => {
        isSent = false
      })
    }
    // A busy page is told several positions at once: the last one holds.
    const observer = new IntersectionObserver((positions) => {
      isInView = positions.at(-1)?.isIntersecting === true
      markSeen()
    })
    observer.observe(end.current)
    document.addEventListener('visibilitychange', markSeen)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', markSeen)
    }
  }, [id, last, seen, end])
}
