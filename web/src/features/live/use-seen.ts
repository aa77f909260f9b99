import { useEffect } from 'react'
import { apiWithoutOverlay } from '../../platform/api.ts'
import { useUnseen } from '../../platform/unseen.ts'

/** What happened to an order, or to all of them, is seen while this is on a screen that is looked at. */
export function useSeen(order: { public_id: string } | 'all' | undefined): void {
  const unseen = useUnseen()
  const orderId = typeof order === 'object' ? order.public_id : order
  useEffect(() => {
    if (unseen === 0 || orderId === undefined) return
    const mark = () => {
      if (document.visibilityState === 'hidden') return
      // The count comes back by the stream; one that is not told yet is told at the next opportunity.
      apiWithoutOverlay
        .eventsSeen(orderId === 'all' ? {} : { order_public_id: orderId })
        .catch(() => {})
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unseen, orderId])
}
