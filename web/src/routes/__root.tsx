import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useAccountName } from '../features/accounts/account-name.ts'
import { Layout } from '../layout/layout.tsx'
import type { RouterContext } from '../platform/guard.ts'
import { useViewer } from '../platform/viewer.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  const name = useAccountName(useViewer())
  return (
    <Layout name={name} cart={null}>
      <Outlet />
    </Layout>
  )
}
