import { sumCases } from '@halles/domain/pick-list.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useFormat } from '../../platform/language/language.ts'
import type { RouteSheet } from './delivery-day-queries.ts'
import { NoDelivery } from './no-delivery.tsx'
import styles from './route-sheet.module.css'
import { StopList } from './stop-list.tsx'
import { useByDayTexts } from './use-by-day-texts.ts'

type RouteSheetViewProps = {
  sheet: RouteSheet
  /** Owners and desks put the stops into their order; a picker reads. */
  mayOrder: boolean
  link: (day: string, label: string) => ReactNode
  newOrders: (label: string) => ReactNode
}

/** Where the orders of a day are delivered, in the order of the route, on screen and on paper; never a price. */
export function RouteSheetView({ sheet, mayOrder, link, newOrders }: RouteSheetViewProps) {
  const words = useByDayTexts()
  const { moment } = useFormat()
  const connected = useConnected()
  const { stops, later, unanswered, zone } = sheet
  if (stops.length === 0) return <NoDelivery work={sheet} link={link} newOrders={newOrders} />
  return (
    <>
      <Button
        className={styles.print}
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        {words.print}
      </Button>
      <p className={styles.summary}>
        {zone && <span>{zone.name}</span>}
        <span>{words.asOf(moment(sheet.as_of))}</span>
        <span>{words.stops(stops.length)}</span>
        <span>{words.cases(sumCases(stops))}</span>
        {later > 0 && <span>{words.later(later)}</span>}
        {unanswered > 0 && <span>{newOrders(words.unanswered(unanswered))}</span>}
      </p>
      {mayOrder && !connected && <Notice tone="pending">{words.noReordering}</Notice>}
      <StopList
        key={`${sheet.day} ${zone?.public_id ?? ''}`}
        sheet={sheet}
        asked={{ day: sheet.day, zone: zone?.public_id }}
        mayOrder={mayOrder}
      />
    </>
  )
}
