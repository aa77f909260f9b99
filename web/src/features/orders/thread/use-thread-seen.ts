import { type RefObject, useEffect } from 'react'
import { api } from '../../../platform/api/api.ts'
import type { Thread } from './thread-queries.ts'

/** Marks a trail as seen up to its last entry, once the end of its list is on a visible screen. */
export function useThreadSeen(thread: Thread | undefined, end: RefObject<Element | null>): void {
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
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting === true
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
