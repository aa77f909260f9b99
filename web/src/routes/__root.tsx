import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AfterPaint } from '../components/after-paint.tsx'
import { useAccountName } from '../features/accounts/account-name.ts'
import { Layout } from '../layout/layout.tsx'
import type { RouterContext } from '../platform/guard.ts'
import { useViewer } from '../platform/viewer.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

// Only restaurants have a cart: nobody else waits for it.
const CartButton = lazy(async () => {
  const { CartButton } = await import('../features/cart/cart-button.tsx')
  return { default: CartButton }
})

// Only who is signed in has something to see while offline.
const OfflineBar = lazy(async () => {
  const { OfflineBar } = await import('../features/offline/offline-bar.tsx')
  return { default: OfflineBar }
})

// Whoever has no orders hears nothing of them.
const Live = lazy(async () => {
  const [{ Live }, { ALL_ORDERS }] = await Promise.all([
    import('../features/live/live.tsx'),
    import('../features/orders/order-queries.ts'),
  ])
  type Props = { viewer: 'restaurant' | 'supplier' }
  return { default: ({ viewer }: Props) => <Live viewer={viewer} queryKey={ALL_ORDERS} /> }
})

function Root() {
  const viewer = useViewer()
  const name = useAccountName(viewer)
  const cart = (
    <Suspense>
      <CartButton />
    </Suspense>
  )
  const notice =
    viewer === 'visitor' ? null : (
      <Suspense>
        <OfflineBar keepsCart={viewer === 'restaurant'} />
      </Suspense>
    )
  return (
    <>
      <Layout name={name} cart={cart} notice={notice}>
        <Outlet />
      </Layout>
      {viewer === 'restaurant' || viewer === 'supplier' ? (
        <AfterPaint>
          <Live viewer={viewer} key={viewer} />
        </AfterPaint>
      ) : null}
    </>
  )
}
