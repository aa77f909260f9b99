import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Layout } from '../layout/layout.tsx'
import type { RouterContext } from '../platform/guard.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  return (
    <Layout cart={null}>
      <Outlet />
    </Layout>
  )
}
