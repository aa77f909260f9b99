import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
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
    <Layout name={name} cart={cart} notice={notice}>
      <Outlet />
    </Layout>
  )
}
