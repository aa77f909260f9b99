import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AfterPaint } from '../components/after-paint.tsx'
import { lazyComponent, nothing } from '../components/lazy-component.tsx'
import { useAccountName } from '../features/accounts/account-name.ts'
import { hasWaitingCounts } from '../features/guides/counting/waiting-counts.ts'
import { ALL_ORDERS } from '../features/orders/order-queries.ts'
import { hasWaitingReceipts } from '../features/orders/receiving/waiting-receipts.ts'
import { sendPickMarks } from '../features/picking/pick-marks/send-pick-marks.ts'
import { Layout } from '../layout/layout.tsx'
import { useStore } from '../platform/create-store.ts'
import { openRecalls } from '../platform/open-recalls.ts'
import type { RouterContext } from '../platform/session/guard.ts'
import { useViewer } from '../platform/session/viewer.ts'
import { flushOfflineChanges } from './-flush-offline-changes.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

// Only restaurants have a cart: nobody else waits for it.
const CartButton = lazyComponent(
  async () => (await import('../features/cart/cart-button.tsx')).CartButton,
  { missing: nothing },
)

const CartWindow = lazyComponent(
  async () => (await import('../features/cart/cart-button.tsx')).CartWindow,
  { missing: nothing },
)

const CartSync = lazyComponent(
  async () => (await import('../features/cart/cart-sync/cart-sync.tsx')).CartSync,
)

// Only where something was counted and not sent.
const CountSync = lazyComponent(
  async () => (await import('../features/guides/counting/count-sync.tsx')).CountSync,
  { missing: nothing },
)

// Only where a delivery was received and not sent.
const ReceiptSync = lazyComponent(
  async () => (await import('../features/orders/receiving/receipt-sync-mount.tsx')).ReceiptSync,
  { missing: nothing },
)

// Only who is signed in has something to see while offline.
const OfflineBar = lazyComponent(
  async () => (await import('../features/offline/offline-bar.tsx')).OfflineBar,
  { missing: nothing },
)

// Only where a lot that was received is called back.
const RecallBanner = lazyComponent(
  async () => (await import('../features/recalls/recall-banner.tsx')).RecallBanner,
  { missing: nothing },
)

// Only restaurants and suppliers have orders.
const Live = lazyComponent(async () => (await import('../features/live/live.tsx')).Live, {
  missing: nothing,
})

function Root() {
  const viewer = useViewer()
  const name = useAccountName(viewer)
  // Only restaurants have a cart and count, and only suppliers pick.
  const sendFirst = viewer === 'restaurant' ? flushOfflineChanges : sendPickMarks
  const recalls = useStore(openRecalls)
  const notice = viewer === 'visitor' ? null : <OfflineBar keepsCart={viewer === 'restaurant'} />
  return (
    <>
      <Layout
        name={name}
        cart={(inBar) => <CartButton {...inBar} />}
        sendFirst={sendFirst}
        notice={notice}
      >
        <Outlet />
      </Layout>
      {viewer === 'restaurant' ? <CartWindow /> : null}
      {viewer === 'restaurant' ? <CartSync /> : null}
      {viewer === 'restaurant' && recalls > 0 ? <RecallBanner count={recalls} /> : null}
      {viewer === 'restaurant' && hasWaitingCounts() ? <CountSync /> : null}
      {viewer === 'restaurant' && hasWaitingReceipts() ? <ReceiptSync /> : null}
      {viewer === 'restaurant' || viewer === 'supplier' || viewer === 'picker' ? (
        <AfterPaint>
          <Live viewer={viewer} queryKey={ALL_ORDERS} key={viewer} />
        </AfterPaint>
      ) : null}
    </>
  )
}
