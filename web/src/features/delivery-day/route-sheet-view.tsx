import { sumCases } from '@halles/domain/pick-list.ts'
import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { RouteSheet } from './delivery-day-queries.ts'
import { NoDelivery } from './no-delivery.tsx'
import styles from './route-sheet.module.css'
import { StopList } from './stop-list.tsx'

type RouteSheetViewProps = {
  sheet: RouteSheet
  mayOrder: boolean
  link: (day: string, label: string) => ReactNode
  newOrders: (label: string) => ReactNode
}

/** Where the orders of a day are delivered, in the order of the route, on screen and on paper; never a price. */
export function RouteSheetView({ sheet, mayOrder, link, newOrders }: RouteSheetViewProps) {
  const texts = useTextsOf(byDayTexts)
  const { moment } = useFormat()
  const connected = useConnected()
  const { stops, later, unanswered, zone } = sheet
  if (stops.length === 0) return <NoDelivery work={sheet} link={link} newOrders={newOrders} />
  return (
    <>
      <Button
        className={`${styles.print} no-print`}
        variant="default"
        icon={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        {texts.print}
      </Button>
      <p className={`${styles.summary} mb-md gap-0-md soft row`}>
        {zone && <span>{zone.name}</span>}
        <span>{texts.asOf(moment(sheet.as_of))}</span>
        <span>{texts.stops(stops.length)}</span>
        <span>{texts.cases(sumCases(stops))}</span>
        {later > 0 && <span>{texts.later(later)}</span>}
        {unanswered > 0 && <span>{newOrders(texts.unanswered(unanswered))}</span>}
      </p>
      {mayOrder && !connected && <Notice tone="pending">{texts.noReordering}</Notice>}
      <StopList
        key={`${sheet.day} ${zone?.public_id ?? ''}`}
        sheet={sheet}
        asked={{ day: sheet.day, zone: zone?.public_id }}
        mayOrder={mayOrder}
      />
    </>
  )
}
