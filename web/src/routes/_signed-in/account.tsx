import { ACTIVITY_KINDS } from '@halles/domain/business-activity.ts'
import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { type PageTab, PageTabs } from '../../components/page-tabs.tsx'
import { usePersonInCharge } from '../../features/accounts/account-name.ts'
import { Business } from '../../features/accounts/business.tsx'
import { OwnData } from '../../features/accounts/own-data.tsx'
import { useSeen } from '../../features/live/use-seen.ts'
import { supplierOrderCountsOptions } from '../../features/orders/order-queries.ts'
import { SUPPLIER_TABS } from '../../features/orders/supplier-tabs.ts'
import { sendPickMarks } from '../../features/picking/pick-marks/send-pick-marks.ts'
import { PromotionChoices } from '../../features/promotions/promotion-choices.tsx'
import { LogOutButton } from '../../features/session/log-out-button.tsx'
import { dayText, oneOf, publicIdText, searchOf } from '../../platform/address/search.ts'
import { useTexts } from '../../platform/language/language.ts'
import {
  fetchViewer,
  HOMES,
  refetchViewer,
  useMay,
  useMember,
  useViewer,
} from '../../platform/session/viewer.ts'
import { sendUnsent } from '../-send-unsent.ts'

const TABS = ['orders', 'promotion', 'reviews', 'activity', 'team', 'profile'] as const
const STATUSES = [...RESTAURANT_ORDER_STATUSES, ...SUPPLIER_TABS, 'by-day'] as const

const Promotions = lazyComponent(
  async () => (await import('../../features/promotions/promotions.tsx')).Promotions,
)

const ReceivedReviews = lazyComponent(
  async () => (await import('../../features/reviews/review-list.tsx')).ReceivedReviews,
)
const RestaurantOrderList = lazyComponent(
  async () => (await import('../../features/orders/restaurant-order-list.tsx')).RestaurantOrderList,
)
const OrderAgainButton = lazyComponent(
  async () => (await import('../../features/cart/fill/order-again-button.tsx')).OrderAgainButton,
)
const SupplierOrderList = lazyComponent(
  async () => (await import('../../features/orders/supplier-order-list.tsx')).SupplierOrderList,
)
const CreditRequests = lazyComponent(
  async () => (await import('../../features/orders/receiving/credit-requests.tsx')).CreditRequests,
)
const OrdersByDay = lazyComponent(
  async () => (await import('../../features/by-day/orders-by-day.tsx')).OrdersByDay,
)
const DayOrders = lazyComponent(
  async () => (await import('../../features/orders/day-orders.tsx')).DayOrders,
)
const OrderTools = lazyComponent(
  async () => (await import('../../features/orders/order-tools.tsx')).OrderTools,
)
const OrderSoundSwitch = lazyComponent(
  async () => (await import('../../features/live/order-sound-switch.tsx')).OrderSoundSwitch,
)
const Activity = lazyComponent(
  async () => (await import('../../features/activity/activity.tsx')).Activity,
)

const Profile = lazyComponent(
  async () => (await import('../../features/accounts/profile.tsx')).Profile,
)
const ChangePassword = lazyComponent(
  async () => (await import('../../features/passwords/change-password.tsx')).ChangePassword,
)
const Team = lazyComponent(async () => (await import('../../features/team/team.tsx')).Team)
const LeaveTeam = lazyComponent(
  async () => (await import('../../features/team/leave-team.tsx')).LeaveTeam,
)

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
      action={<LogOutButton sendFirst={isRestaurant ? sendUnsent : sendPickMarks} />}
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
    ...(useMay('trade') ? sellers : []),
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

function Info({ kind }: { kind: 'restaurant' | 'supplier' }) {
  const isOwners = useMay('settings')
  const mayTrade = useMay('trade')
  return (
    <>
      <Business kind={kind} />
      {kind === 'supplier' && mayTrade ? <DeliveryDaysLink /> : null}
      {kind === 'restaurant' && mayTrade ? <SubstitutesLink /> : null}
      {isOwners && kind === 'restaurant' ? <PromotionChoices /> : null}
      {isOwners ? <OwnData of="business" /> : null}
    </>
  )
}

function DeliveryDaysLink() {
  const { accounts } = useTexts()
  return (
    <ButtonLink to="/supplier/delivery" variant="default" mt="lg">
      {accounts.deliveryDays}
    </ButtonLink>
  )
}

function SubstitutesLink() {
  const { accounts } = useTexts()
  return (
    <ButtonLink to="/substitutes" variant="default" mt="lg">
      {accounts.substitutes}
    </ButtonLink>
  )
}

function OwnProfile() {
  const member = useMember()
  return (
    <>
      <Profile
        actions={
          <>
            <ChangePassword />
            {member ? <LeaveTeam business={member.business} /> : null}
          </>
        }
      />
      <OwnData of="person" />
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
        content: (
          <RestaurantOrderList
            status={value}
            again={(order) => <OrderAgainButton order={order} variant="default" size="sm" />}
          />
        ),
      }))}
    />
  )
}

function SupplierOrders() {
  useSeen('all')
  const { orders } = useTexts()
  const status = useOrderStatus()
  const navigate = Route.useNavigate()
  const { data: counts } = useQuery(supplierOrderCountsOptions)
  const countOf = { pending: counts?.pending, acknowledged: counts?.acknowledged, done: undefined }
  const { day, zone } = Route.useSearch()
  const unreadOf = { pending: 0, acknowledged: 0, done: 0, ...counts?.unread }
  const byStatus = SUPPLIER_TABS.map((value) => ({
    value,
    label: orders.supplierTabs[value],
    count: countOf[value],
    news: unreadOf[value] > 0 ? orders.unreadOrders(unreadOf[value]) : undefined,
    content: <SupplierOrderList status={value} />,
  }))
  return (
    <>
      {counts?.credits ? <CreditRequests /> : null}
      <OrderTools toPick={counts?.acknowledged} sound={<OrderSoundSwitch />} />
      <PageTabs
        inner
        label={orders.tab}
        value={[...SUPPLIER_TABS, 'by-day' as const].find((known) => known === status) ?? 'pending'}
        onChange={(status) => navigate({ search: { to: 'orders', status }, resetScroll: false })}
        tabs={[
          ...byStatus,
          {
            value: 'by-day',
            label: orders.byDayTab,
            content: (
              <OrdersByDay day={day} zone={zone} orders={(asked) => <DayOrders {...asked} />} />
            ),
          },
        ]}
      />
    </>
  )
}
