import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { DayWork } from './day-work.tsx'
import { deliveryDaysOptions } from './delivery-day-queries.ts'
import styles from './delivery-days.module.css'
import { useByDayTexts } from './use-by-day-texts.ts'

/** A supplier's open orders by the day on which they are delivered, and by the zones of each. */
export function DeliveryDays() {
  const words = useByDayTexts()
  const query = useQuery(deliveryDaysOptions)
  return (
    <QueryState query={query} error={words.daysError}>
      {({ today, days }) =>
        days.length === 0 ? (
          <EmptyState icon={<IconTruckDelivery size={30} stroke={1.5} />}>
            {words.noDays}
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
