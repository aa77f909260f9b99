import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { Page } from '../../components/page.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { OwnData } from '../../features/accounts/own-data.tsx'
import { Profile } from '../../features/accounts/profile.tsx'
import { RestaurantOrderList } from '../../features/orders/restaurant-order-list.tsx'
import { SUPPLIER_TABS, SupplierOrderList } from '../../features/orders/supplier-order-list.tsx'
import { ChangePassword } from '../../features/passwords/change-password.tsx'
import { LogOutButton } from '../../features/session/log-out-button.tsx'
import { useTexts } from '../../platform/language.ts'
import { fetchViewer, useViewer } from '../../platform/viewer.ts'

const STATUSES = [...RESTAURANT_ORDER_STATUSES, ...SUPPLIER_TABS] as const

export const Route = createFileRoute('/_signed-in/account')({
  validateSearch: z.object({
    to: z.enum(['orders']).optional().catch(undefined),
    status: z.enum(STATUSES).optional().catch(undefined),
  }),
  beforeLoad: async ({ context }) => {
    if ((await fetchViewer(context.queryClient)) === 'operator') throw redirect({ to: '/operator' })
  },
  component: AccountPage,
})

function AccountPage() {
  const { accounts, orders } = useTexts()
  const isRestaurant = useViewer() === 'restaurant'
  const { to } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page title={accounts.title} action={<LogOutButton />}>
      <PageTabs
        label={accounts.title}
        value={to ?? 'info'}
        onChange={(tab) => navigate({ search: tab === 'orders' ? { to: tab } : {} })}
        tabs={[
          {
            value: 'info',
            label: accounts.info,
            content: <Info kind={isRestaurant ? 'restaurant' : 'supplier'} />,
          },
          {
            value: 'orders',
            label: orders.tab,
            content: isRestaurant ? <RestaurantOrders /> : <SupplierOrders />,
          },
        ]}
      />
    </Page>
  )
}

function Info({ kind }: { kind: 'restaurant' | 'supplier' }) {
  return (
    <>
      <Profile kind={kind} actions={<ChangePassword />} />
      <OwnData />
    </>
  )
}

function RestaurantOrders() {
  const { orders } = useTexts()
  const { status } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PageTabs
      inner
      label={orders.tab}
      value={RESTAURANT_ORDER_STATUSES.find((known) => known === status) ?? 'active'}
      onChange={(status) => navigate({ search: { to: 'orders', status } })}
      tabs={RESTAURANT_ORDER_STATUSES.map((value) => ({
        value,
        label: orders.restaurantTabs[value],
        content: <RestaurantOrderList status={value} />,
      }))}
    />
  )
}

function SupplierOrders() {
  const { orders } = useTexts()
  const { status } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PageTabs
      inner
      label={orders.tab}
      value={SUPPLIER_TABS.find((known) => known === status) ?? 'pending'}
      onChange={(status) => navigate({ search: { to: 'orders', status } })}
      tabs={SUPPLIER_TABS.map((value) => ({
        value,
        label: orders.supplierTabs[value],
        content: <SupplierOrderList status={value} />,
      }))}
    />
  )
}
