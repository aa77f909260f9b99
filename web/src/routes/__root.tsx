import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
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
  return (
    <>
      <Layout name={name} cart={cart}>
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

/** What nobody waits for is not even loaded before the first screen stands. */
function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true))
    return () => clearTimeout(timer)
  }, [])
  return painted ? <Suspense>{children}</Suspense> : null
}
