import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { TextLink } from '../../components/links.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { DayWork } from './day-work.tsx'
import { deliveryDaysOptions } from './delivery-day-queries.ts'
import styles from './delivery-days.module.css'

/** Open orders of a day, or of those without one (`none`), and what is said where there are none or they do not load. */
type AskedOrders = {
  status: 'pending' | 'acknowledged'
  day: string
  zone?: string | undefined
  none: string
  error: string
}

type OrdersByDayProps = {
  day: string | undefined
  zone: string | undefined
  orders: (asked: AskedOrders) => ReactNode
}

/** The days of delivery; of one that is chosen its open orders, those that wait for an answer first. */
export function OrdersByDay({ day, zone, orders }: OrdersByDayProps) {
  const texts = useTextsOf(byDayTexts)
  const { deliveryDay } = useFormat()
  if (day === undefined) return <DeliveryDays />
  const asked = { day, zone, none: texts.noOrders, error: texts.ordersError }
  return (
    <>
      <TextLink to="/supplier/orders" search={{ status: 'by-day' }}>
        {texts.allDays}
      </TextLink>
      <h2>{day === 'none' ? texts.arranged : deliveryDay(day)}</h2>
      <h2>{texts.waiting}</h2>
      {orders({ ...asked, status: 'pending' })}
      <h2>{texts.acceptedOrders}</h2>
      {orders({ ...asked, status: 'acknowledged' })}
    </>
  )
}

function DeliveryDays() {
  const texts = useTextsOf(byDayTexts)
  const query = useQuery(deliveryDaysOptions)
  return (
    <QueryState query={query} error={texts.daysError}>
      {({ today, days }) =>
        days.length === 0 ? (
          <EmptyState icon={<IconTruckDelivery size={30} stroke={1.5} />}>
            {texts.noDays}
          </EmptyState>
        ) : (
          <ul className={styles.days}>
            {days.map((work) => (
              <DayWork key={work.day} work={work} today={today} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
