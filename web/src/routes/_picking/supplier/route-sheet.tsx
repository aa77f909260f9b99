import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { TextLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { DayChooser, hasDay } from '../../../features/delivery-day/day-chooser.tsx'
import { DayLink } from '../../../features/delivery-day/day-link.tsx'
import {
  type AskedDelivery,
  deliveryDaysOptions,
  routeSheetOptions,
} from '../../../features/delivery-day/delivery-day-queries.ts'
import { RouteSheetView } from '../../../features/delivery-day/route-sheet-view.tsx'
import { dayText, publicIdText, searchOf } from '../../../platform/address/search.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { useMay, useViewer } from '../../../platform/session/viewer.ts'

export const Route = createFileRoute('/_picking/supplier/route-sheet')({
  validateSearch: searchOf({ day: dayText, zone: publicIdText }),
  component: RoutePage,
})

/** Without a day in the address: the first from today on, or else the last before. */
function RoutePage() {
  const texts = useTextsOf(byDayTexts)
  const { deliveryDay } = useFormat()
  const { day: asked, zone } = Route.useSearch()
  const query = useQuery({ ...deliveryDaysOptions, enabled: asked === undefined })
  const isPicker = useViewer() === 'picker'
  const days = query.data?.days.filter(hasDay) ?? []
  const today = query.data?.today ?? ''
  const first = days.find(({ day }) => day >= today) ?? days.at(-1)
  const day = asked ?? first?.day
  const back = isPicker ? (
    <BackLink to="/supplier/pick" />
  ) : (
    <BackLink to="/supplier/orders" search={{ status: 'by-day' }} />
  )
  return (
    <Page title={day ? texts.routeTitle(deliveryDay(day)) : texts.routeSheet} back={back}>
      {day ? (
        <Sheet day={day} zone={zone} />
      ) : (
        <QueryState query={query} error={texts.daysError}>
          {() => <EmptyState>{texts.noDays}</EmptyState>}
        </QueryState>
      )}
    </Page>
  )
}

function Sheet(asked: AskedDelivery) {
  const texts = useTextsOf(byDayTexts)
  const query = useQuery(routeSheetOptions(asked))
  const mayOrder = useMay('manage_orders')
  return (
    <>
      <DayChooser
        chosen={asked}
        link={(search, label, isCurrent) => (
          <DayLink
            key={label}
            to="/supplier/route-sheet"
            search={search}
            label={label}
            isCurrent={isCurrent}
          />
        )}
      />
      <QueryState query={query} error={texts.routeError}>
        {(sheet) => (
          <RouteSheetView
            sheet={sheet}
            mayOrder={mayOrder}
            link={(day, label) => (
              <DayLink
                to="/supplier/route-sheet"
                search={{ day }}
                label={label}
                isCurrent={false}
              />
            )}
            newOrders={(label) =>
              mayOrder ? (
                <TextLink
                  className="standalone-link"
                  to="/supplier/orders"
                  search={{ status: 'by-day', day: asked.day, zone: asked.zone }}
                >
                  {label}
                </TextLink>
              ) : (
                label
              )
            }
          />
        )}
      </QueryState>
    </>
  )
}
