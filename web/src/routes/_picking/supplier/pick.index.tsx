import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { TextLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { DayChooser } from '../../../features/delivery-day/day-chooser.tsx'
import { DayLink } from '../../../features/delivery-day/day-link.tsx'
import { NoDelivery } from '../../../features/delivery-day/no-delivery.tsx'
import { LogOutButton } from '../../../features/login/log-out-button.tsx'
import { PickList } from '../../../features/picking/pick-list.tsx'
import { sendPickMarks } from '../../../features/picking/pick-marks/send-pick-marks.ts'
import { PickOrders } from '../../../features/picking/pick-orders.tsx'
import {
  type AskedPickList,
  pickListOptions,
  pickOrdersOptions,
} from '../../../features/picking/pick-queries.ts'
import { dayText, oneOf, publicIdText, searchOf } from '../../../platform/address/search.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { useMay, useViewer } from '../../../platform/session/viewer.ts'
import { PageTabs } from '../../../ui/page-tabs.tsx'

const VIEWS = ['product', 'order'] as const

export const Route = createFileRoute('/_picking/supplier/pick/')({
  validateSearch: searchOf({ by: oneOf(VIEWS), day: dayText, zone: publicIdText }),
  component: PickPage,
})

/** All that a picker has of Halles: so the way out is here. */
function PickPage() {
  const pickingWords = useTextsOf(pickingTexts)
  const texts = useTextsOf(byDayTexts)
  const { deliveryDay } = useFormat()
  const { day, zone } = Route.useSearch()
  const isPicker = useViewer() === 'picker'
  return (
    <Page
      title={day ? texts.pickTitle(deliveryDay(day)) : pickingWords.title}
      back={isPicker ? undefined : <BackLink to="/supplier/orders" />}
      action={isPicker ? <LogOutButton sendFirst={sendPickMarks} /> : undefined}
    >
      <DayChooser
        hasAll
        chosen={{ day, zone }}
        action={
          <TextLink to="/supplier/route-sheet" search={{ day, zone }}>
            {texts.routeSheet}
          </TextLink>
        }
        link={(search, label, isCurrent) => (
          <DayLink
            key={label}
            to="/supplier/pick"
            search={search}
            label={label}
            isCurrent={isCurrent}
          />
        )}
      />
      {day ? <ByProduct key={`${day} ${zone}`} day={day} zone={zone} /> : <Views />}
    </Page>
  )
}

/** All orders, by product or one by one. */
function Views() {
  const pickingWords = useTextsOf(pickingTexts)
  const { by = 'product' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PageTabs
      inner
      label={pickingWords.views}
      value={by}
      onChange={(by) => navigate({ search: { by }, replace: true, resetScroll: false })}
      tabs={[
        { value: 'product', label: pickingWords.byProduct, content: <ByProduct /> },
        { value: 'order', label: pickingWords.byOrder, content: <ByOrder /> },
      ]}
    />
  )
}

function ByProduct(asked: AskedPickList) {
  const pickingWords = useTextsOf(pickingTexts)
  const mayAnswer = useMay('manage_orders')
  const query = useQuery(pickListOptions(asked))
  const newOrders = (label: string) =>
    mayAnswer ? (
      <TextLink
        to="/supplier/orders"
        search={asked.day ? { status: 'by-day', ...asked } : { status: 'pending' }}
      >
        {label}
      </TextLink>
    ) : (
      label
    )
  return (
    <QueryState query={query} error={pickingWords.listError}>
      {(list) => (
        <PickList
          list={list}
          newOrders={newOrders}
          none={
            list.day && (
              <NoDelivery
                work={{ ...list, day: list.day }}
                newOrders={newOrders}
                link={(day, label) => (
                  <DayLink to="/supplier/pick" search={{ day }} label={label} isCurrent={false} />
                )}
              />
            )
          }
        />
      )}
    </QueryState>
  )
}

function ByOrder() {
  const pickingWords = useTextsOf(pickingTexts)
  const query = useQuery(pickOrdersOptions)
  return (
    <QueryState query={query} error={pickingWords.loadError}>
      {(orders) => <PickOrders orders={orders} />}
    </QueryState>
  )
}
