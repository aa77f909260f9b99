import { Refused } from '@halles/contract/client.ts'
import { useEffect, useEffectEvent } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { approvalNews } from '../../../platform/approval-news.ts'
import { useStore } from '../../../platform/create-store.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { useRecheckViewer } from '../../../platform/session/use-recheck-viewer.ts'
import { cartSync } from '../use-cart.ts'
import type { Notice } from './cart-log.ts'

const ApprovalToasts = lazyComponent(
  async () => (await import('../approval/approval-toasts.tsx')).ApprovalToasts,
  { missing: () => null },
)

/** Sends the changes of the cart while a restaurant is signed in, and shows their outcome. */
export function CartSync() {
  const { offline } = useTexts()
  const toasts = useToasts()
  const nameOf = useProductName()
  const recheckViewer = useRecheckViewer()
  const approval = useStore(approvalNews)
  const connected = useConnected()
  const error = useStore(cartSync.snapshot, (snapshot) => snapshot.error)

  const onSentAfterWaiting = useEffectEvent(() => toasts.success(offline.cartSent))
  const onRefused = useEffectEvent((notices: Extract<Notice, { kind: 'refused' }>[]) => {
    for (const { reason, product } of notices)
      toasts.error(offline.notAdded[reason](nameOf(product)))
  })
  const onWrongSession = useEffectEvent(recheckViewer)

  useEffect(() => {
    cartSync.start({ onSentAfterWaiting, onRefused, onWrongSession })
    const stop = new AbortController()
    followOtherTabs(stop.signal)
    return () => {
      stop.abort()
      cartSync.stop()
    }
  }, [])
  useEffect(() => {
    if (connected) cartSync.resume()
  }, [connected])
  useEffect(() => {
    if (error instanceof Refused && error.status === 401) void onWrongSession()
  }, [error])
  return approval ? <ApprovalToasts news={approval} /> : null
}

function followOtherTabs(signal: AbortSignal): void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'cart') cartSync.reload('cart')
    if (key === null || key.startsWith('account.')) cartSync.reload('log')
  }
  addEventListener('storage', onStorage, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || cartSync.resume(), {
    signal,
  })
}
