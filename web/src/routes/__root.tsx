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

function Root() {
  const name = useAccountName(useViewer())
  const cart = (
    <Suspense>
      <CartButton />
    </Suspense>
  )
  return (
    <Layout name={name} cart={cart}>
      <Outlet />
    </Layout>
  )
}
