import { useEffect } from 'react'
import { api } from '../../platform/api/api.ts'
import { useUnreadCount } from '../../platform/unread-count.ts'

/** Marks the events of an order, or of all, as seen while this is on a visible page. */
export function useSeen(order: { public_id: string } | 'all' | undefined): void {
  const unseen = useUnreadCount()
  const orderId = typeof order === 'object' ? order.public_id : order
  useEffect(() => {
    if (unseen === 0 || orderId === undefined) return
    const markSeen = () => {
      if (document.visibilityState === 'hidden') return
      // The count comes back by the stream. A call that fails is made again at the next opportunity.
      api.eventsSeen(orderId === 'all' ? {} : { order_public_id: orderId }).catch(() => {})
    }
    markSeen()
    document.addEventListener('visibilitychange', markSeen)
    return () => document.removeEventListener('visibilitychange', markSeen)
  }, [unseen, orderId])
}
