import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AfterPaint } from '../components/after-paint.tsx'
import { lazyComponent, nothing } from '../components/lazy-component.tsx'
import { useAccountName } from '../features/accounts/account-name.ts'
import { sendCart } from '../features/cart/send-cart.ts'
import { ALL_ORDERS } from '../features/orders/order-queries.ts'
import { sendPickMarks } from '../features/picking/pick-marks/send-pick-marks.ts'
import { Layout } from '../layout/layout.tsx'
import type { RouterContext } from '../platform/session/guard.ts'
import { useViewer } from '../platform/session/viewer.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

// Only restaurants have a cart: nobody else waits for it.
const CartButton = lazyComponent(
  async () => (await import('../features/cart/cart-button.tsx')).CartButton,
  { missing: nothing },
)

const CartSync = lazyComponent(
  async () => (await import('../features/cart/cart-sync/cart-sync.tsx')).CartSync,
)

// Only who is signed in has something to see while offline.
const OfflineBar = lazyComponent(
  async () => (await import('../features/offline/offline-bar.tsx')).OfflineBar,
  { missing: nothing },
)

// Only restaurants and suppliers have orders.
const Live = lazyComponent(async () => (await import('../features/live/live.tsx')).Live, {
  missing: nothing,
})

function Root() {
  const viewer = useViewer()
  const name = useAccountName(viewer)
  // Only restaurants have a cart, and only suppliers pick.
  const sendFirst = viewer === 'restaurant' ? sendCart : sendPickMarks
  const notice = viewer === 'visitor' ? null : <OfflineBar keepsCart={viewer === 'restaurant'} />
  return (
    <>
      <Layout name={name} cart={<CartButton />} sendFirst={sendFirst} notice={notice}>
        <Outlet />
      </Layout>
      {viewer === 'restaurant' ? <CartSync /> : null}
      {viewer === 'restaurant' || viewer === 'supplier' || viewer === 'picker' ? (
        <AfterPaint>
          <Live viewer={viewer} queryKey={ALL_ORDERS} key={viewer} />
        </AfterPaint>
      ) : null}
    </>
  )
}
