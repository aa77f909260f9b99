import { ACTIVITY_KINDS } from '@halles/domain/activity-kinds.ts'
import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRef } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { usePersonInCharge } from '../../features/accounts/account-name.ts'
import { LogOutButton } from '../../features/login/log-out-button.tsx'
import { SUPPLIER_TABS } from '../../features/orders/supplier-tabs.ts'
import { sendPickMarks } from '../../features/picking/pick-marks/send-pick-marks.ts'
import { dayText, oneOf, publicIdText, searchOf } from '../../platform/address/search.ts'
import { useTexts } from '../../platform/language/language.ts'
import {
  fetchViewer,
  HOMES,
  refetchViewer,
  useMay,
  useViewer,
} from '../../platform/session/viewer.ts'
import { type PageTab, PageTabs } from '../../ui/page-tabs.tsx'
import { flushOfflineChanges } from '../-flush-offline-changes.ts'
import { Info, OwnProfile } from './-account/info.tsx'
import { RestaurantOrders, SupplierOrders } from './-account/orders.tsx'

const TABS = ['orders', 'promotion', 'reviews', 'activity', 'team', 'profile'] as const
const STATUSES = [...RESTAURANT_ORDER_STATUSES, ...SUPPLIER_TABS, 'by-day'] as const

const Promotions = lazyComponent(
  async () => (await import('../../features/promotions/promotions.tsx')).Promotions,
)
const ReceivedReviews = lazyComponent(
  async () => (await import('../../features/reviews/review-list.tsx')).ReceivedReviews,
)
const Activity = lazyComponent(
  async () => (await import('../../features/activity/activity.tsx')).Activity,
)
const Team = lazyComponent(async () => (await import('../../features/team/team.tsx')).Team)

/** Of delivery: a day, or `none` where it is arranged. */
const dayOrNone = (value: unknown) => (value === 'none' ? value : dayText(value))

const address = searchOf({
  to: oneOf(TABS),
  status: oneOf(STATUSES),
  person: publicIdText,
  kind: oneOf(ACTIVITY_KINDS),
  from: dayText,
  until: dayText,
  day: dayOrNone,
  zone: publicIdText,
})

export const Route = createFileRoute('/_signed-in/account')({
  validateSearch: address,
  beforeLoad: async ({ context }) => {
    const viewer = await fetchViewer(context.queryClient)
    if (viewer === 'operator') throw redirect({ to: HOMES[viewer] })
  },
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
    <Page
      title={current === 'orders' ? orders.tab : accounts.title}
      action={<LogOutButton sendFirst={isRestaurant ? flushOfflineChanges : sendPickMarks} />}
    >
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
    { value: 'orders', label: orders.tab, content: <RestaurantOrders /> },
    ...useActivityTab('restaurant'),
    ...useTeamTab('restaurant'),
  ]
}

function useSupplierTabs(): Tab[] {
  const { accounts, orders, promotions, reviews } = useTexts()
  const sellers: Tab[] = [
    { value: 'orders', label: orders.tab, content: <SupplierOrders /> },
    { value: 'promotion', label: promotions.tab, content: <Promotions /> },
    { value: 'reviews', label: reviews.tab, content: <ReceivedReviews /> },
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
