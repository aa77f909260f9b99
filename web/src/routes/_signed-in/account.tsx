import { ACTIVITY_KINDS } from '@halles/domain/business-activity.ts'
import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { IconPackage } from '@tabler/icons-react'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { type PageTab, PageTabs } from '../../components/page-tabs.tsx'
import { OwnData } from '../../features/accounts/own-data.tsx'
import { Profile } from '../../features/accounts/profile.tsx'
import { useSeen } from '../../features/live/use-seen.ts'
import { RestaurantOrderList } from '../../features/orders/restaurant-order-list.tsx'
import { SupplierOrderList } from '../../features/orders/supplier-order-list.tsx'
import { SUPPLIER_TABS } from '../../features/orders/supplier-tabs.ts'
import { ChangePassword } from '../../features/passwords/change-password.tsx'
import { usePickingTexts } from '../../features/picking/use-picking-texts.ts'
import { PromotionChoices } from '../../features/promotions/promotion-choices.tsx'
import { ReceivedReviews } from '../../features/reviews/review-list.tsx'
import { LogOutButton } from '../../features/session/log-out-button.tsx'
import { oneOf, searchOf, text } from '../../platform/address/search.ts'
import { useTexts } from '../../platform/language/language.ts'
import { useMayDo } from '../../platform/session/own-role.ts'
import { fetchViewer, HOMES, useViewer } from '../../platform/session/viewer.ts'

const TABS = ['orders', 'promotion', 'reviews', 'activity'] as const
const STATUSES = [...RESTAURANT_ORDER_STATUSES, ...SUPPLIER_TABS] as const

const Promotions = lazyComponent(
  async () => (await import('../../features/promotions/promotions.tsx')).Promotions,
)

const Activity = lazyComponent(
  async () => (await import('../../features/activity/activity.tsx')).Activity,
)

const address = searchOf({
  to: oneOf(TABS),
  status: oneOf(STATUSES),
  person: text,
  kind: oneOf(ACTIVITY_KINDS),
  from: text,
  until: text,
})

export const Route = createFileRoute('/_signed-in/account')({
  validateSearch: address,
  beforeLoad: async ({ context }) => {
    const viewer = await fetchViewer(context.queryClient)
    if (viewer === 'operator' || viewer === 'picker') throw redirect({ to: HOMES[viewer] })
  },
  component: AccountPage,
})

function AccountPage() {
  const { accounts } = useTexts()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const restaurantTabs = useRestaurantTabs()
  const supplierTabs = useSupplierTabs()
  const isRestaurant = useViewer() === 'restaurant'
  const tabs = isRestaurant ? restaurantTabs : supplierTabs
  const logOut = isRestaurant ? <LogOutButton sendFirst={sendCart} /> : <LogOutButton />
  const current = tabs.find(({ value }) => value === search.to)?.value ?? 'info'
  const lastSearch = useRef(new Map<Tab['value'], typeof search>())

  /** At the inner tab that was open in it. */
  function open(tab: Tab['value']) {
    lastSearch.current.set(current, search)
    const first = tab === 'info' ? {} : { to: tab }
    void navigate({ search: lastSearch.current.get(tab) ?? first, resetScroll: false })
  }
  return (
    <Page title={accounts.title} action={logOut}>
      <PageTabs label={accounts.title} value={current} onChange={open} tabs={tabs} />
    </Page>
  )
}

/** Only restaurants have a cart: nobody else waits for it. */
async function sendCart(milliseconds: number): Promise<number> {
  const { cartSync } = await import('../../features/cart/use-cart.ts')
  return cartSync.flush(milliseconds)
}

type Tab = PageTab<'info' | (typeof TABS)[number]>

function useRestaurantTabs(): Tab[] {
  const { accounts, orders } = useTexts()
  return [
    { value: 'info', label: accounts.info, content: <Info kind="restaurant" /> },
    { value: 'orders', label: orders.tab, content: <RestaurantOrders /> },
    ...useActivityTab('restaurant'),
  ]
}

function useSupplierTabs(): Tab[] {
  const { accounts, orders, promotions, reviews } = useTexts()
  return [
    { value: 'info', label: accounts.info, content: <Info kind="supplier" /> },
    { value: 'orders', label: orders.tab, content: <SupplierOrders /> },
    { value: 'promotion', label: promotions.tab, content: <Promotions /> },
    { value: 'reviews', label: reviews.tab, content: <ReceivedReviews /> },
    ...useActivityTab('supplier'),
  ]
}

/** Its owners' alone. */
function useActivityTab(kind: 'restaurant' | 'supplier'): Tab[] {
  const { accounts } = useTexts()
  const isOwner = useMayDo('settings')
  const content = <BusinessActivity kind={kind} />
  return isOwner ? [{ value: 'activity', label: accounts.activity, content }] : []
}

function BusinessActivity({ kind }: { kind: 'restaurant' | 'supplier' }) {
  const { person, kind: activityKind, from, until } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Activity
      kind={kind}
      filter={{ person, kind: activityKind, from, to: until }}
      onFilter={({ to: until, ...filter }) =>
        navigate({
          search: { to: 'activity', ...filter, until },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

function Info({ kind }: { kind: 'restaurant' | 'supplier' }) {
  return (
    <>
      <Profile kind={kind} actions={<ChangePassword />} />
      {kind === 'restaurant' ? <PromotionChoices /> : null}
      <OwnData />
    </>
  )
}

/** The inner tab of the orders. The address of another tab has no status: the last one stays selected. */
function useOrderStatus(): string | undefined {
  const { to, status } = Route.useSearch()
  const [last, setLast] = useState(status)
  if (to !== 'orders' || status === last) return last
  setLast(status)
  return status
}

function RestaurantOrders() {
  useSeen('all')
  const { orders } = useTexts()
  const status = useOrderStatus()
  const navigate = Route.useNavigate()
  return (
    <PageTabs
      inner
      label={orders.tab}
      value={RESTAURANT_ORDER_STATUSES.find((known) => known === status) ?? 'active'}
      onChange={(status) => navigate({ search: { to: 'orders', status }, resetScroll: false })}
      tabs={RESTAURANT_ORDER_STATUSES.map((value) => ({
        value,
        label: orders.restaurantTabs[value],
        content: <RestaurantOrderList status={value} />,
      }))}
    />
  )
}

function SupplierOrders() {
  useSeen('all')
  const { orders } = useTexts()
  const picking = usePickingTexts()
  const status = useOrderStatus()
  const navigate = Route.useNavigate()
  return (
    <>
      <ButtonLink
        to="/supplier/pick"
        variant="default"
        mb="md"
        leftSection={<IconPackage size={18} aria-hidden />}
      >
        {picking.open}
      </ButtonLink>
      <PageTabs
        inner
        label={orders.tab}
        value={SUPPLIER_TABS.find((known) => known === status) ?? 'pending'}
        onChange={(status) => navigate({ search: { to: 'orders', status }, resetScroll: false })}
        tabs={SUPPLIER_TABS.map((value) => ({
          value,
          label: orders.supplierTabs[value],
          content: <SupplierOrderList status={value} />,
        }))}
      />
    </>
  )
}
