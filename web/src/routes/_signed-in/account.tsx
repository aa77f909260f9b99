import { ACTIVITY_KINDS } from '@halles/domain/activity-kinds.ts'
import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { usePersonInCharge } from '../../features/accounts/account-name.ts'
import { dayText, oneOf, publicIdText, searchOf } from '../../platform/address/search.ts'
import { useTexts } from '../../platform/language/language.ts'
import { sendOperatorHome } from '../../platform/session/guard.ts'
import { refetchViewer, useMay, useViewer } from '../../platform/session/viewer.ts'
import { type PageTab, PageTabs } from '../../ui/page-tabs.tsx'
import { dayAddress, SUPPLIER_ORDERS_TABS } from '../-orders/orders-address.ts'
import { RestaurantOrders } from '../-orders/restaurant-orders.tsx'
import { SupplierOrders } from '../-orders/supplier-orders.tsx'
import { Info, OwnProfile } from './-account/info.tsx'

const TABS = [
  'orders',
  'promotion',
  'reviews',
  'certificates',
  'activity',
  'team',
  'profile',
] as const
const STATUSES = [...RESTAURANT_ORDER_STATUSES, ...SUPPLIER_ORDERS_TABS] as const

const Promotions = lazyComponent(
  async () => (await import('../../features/promotions/promotions.tsx')).Promotions,
)
const ReceivedReviews = lazyComponent(
  async () => (await import('../../features/reviews/review-list.tsx')).ReceivedReviews,
)
const Certificates = lazyComponent(
  async () => (await import('../../features/certificates/certificates.tsx')).Certificates,
)
const Activity = lazyComponent(
  async () => (await import('../../features/activity/activity.tsx')).Activity,
)
const Team = lazyComponent(async () => (await import('../../features/team/team.tsx')).Team)

const address = searchOf({
  to: oneOf(TABS),
  status: oneOf(STATUSES),
  person: publicIdText,
  kind: oneOf(ACTIVITY_KINDS),
  from: dayText,
  until: dayText,
  ...dayAddress,
})

export const Route = createFileRoute('/_signed-in/account')({
  validateSearch: address,
  beforeLoad: sendOperatorHome,
  component: AccountPage,
})

function AccountPage() {
  const { accounts, orders } = useTexts()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const restaurantTabs = useRestaurantTabs()
  const supplierTabs = useSupplierTabs()
  const viewer = useViewer()
  const isRestaurant = viewer === 'restaurant'
  const profile: Tab[] = [{ value: 'profile', label: accounts.profile, content: <OwnProfile /> }]
  const ofBusiness = isRestaurant ? restaurantTabs : supplierTabs
  const tabs = viewer === 'picker' ? profile : [...ofBusiness, ...profile]
  const current = tabs.find(({ value }) => value === search.to)?.value ?? tabs[0]?.value ?? 'info'
  const lastSearch = useRef(new Map<Tab['value'], typeof search>())

  /** At the inner tab that was open in it. */
  function open(tab: Tab['value']) {
    lastSearch.current.set(current, search)
    const first = tab === 'info' ? {} : { to: tab }
    void navigate({ search: lastSearch.current.get(tab) ?? first, resetScroll: false })
  }
  return (
    <Page title={current === 'orders' ? orders.tab : accounts.title}>
      {search.to === 'team' && current !== 'team' ? <TeamOfOwners /> : null}
      <PageTabs label={accounts.title} value={current} onChange={open} tabs={tabs} />
    </Page>
  )
}

/** Where somebody who may not opens the team. */
function TeamOfOwners() {
  const { accounts } = useTexts()
  const owner = usePersonInCharge(useViewer())
  return <Notice tone="warning">{accounts.teamOfOwners(owner ?? accounts.anOwner)}</Notice>
}

type Tab = PageTab<'info' | (typeof TABS)[number]>

function useRestaurantTabs(): Tab[] {
  const { accounts, orders } = useTexts()
  return [
    { value: 'info', label: accounts.info, content: <Info kind="restaurant" /> },
    { value: 'orders', label: orders.tab, content: <Orders of={RestaurantOrders} /> },
    ...useActivityTab('restaurant'),
    ...useTeamTab('restaurant'),
  ]
}

function useSupplierTabs(): Tab[] {
  const { accounts, orders, promotions, reviews } = useTexts()
  const sellers: Tab[] = [
    { value: 'orders', label: orders.tab, content: <Orders of={SupplierOrders} /> },
    { value: 'promotion', label: promotions.tab, content: <Promotions /> },
    { value: 'reviews', label: reviews.tab, content: <ReceivedReviews /> },
    { value: 'certificates', label: accounts.certificates, content: <Certificates /> },
    ...useActivityTab('supplier'),
  ]
  return [
    { value: 'info', label: accounts.info, content: <Info kind="supplier" /> },
    ...(useMay('manage_orders') ? sellers : []),
    ...useTeamTab('supplier'),
  ]
}

function useTeamTab(kind: 'restaurant' | 'supplier'): Tab[] {
  const { accounts } = useTexts()
  const client = useQueryClient()
  const isOwners = useMay('settings')
  const content = <Team kind={kind} onSelfChanged={() => refetchViewer(client)} />
  return isOwners ? [{ value: 'team', label: accounts.team, content }] : []
}

/** What `/orders` and `/supplier/orders` show, as product.md 2 has it. */
function Orders({ of: List }: { of: typeof RestaurantOrders | typeof SupplierOrders }) {
  const { to, status, day, zone } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The address of another tab has no status: the last one stays selected.
  const [last, setLast] = useState(status)
  if (to === 'orders' && status !== last) setLast(status)
  return (
    <List
      inner
      status={to === 'orders' ? status : last}
      day={day}
      zone={zone}
      onStatus={(status) => navigate({ search: { to: 'orders', status }, resetScroll: false })}
    />
  )
}

/** Its owners' alone. */
function useActivityTab(kind: 'restaurant' | 'supplier'): Tab[] {
  const { accounts } = useTexts()
  const isOwner = useMay('settings')
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
