import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { DayWork } from './day-work.tsx'
import { deliveryDaysOptions } from './delivery-day-queries.ts'
import styles from './delivery-days.module.css'

/** A supplier's open orders by the day on which they are delivered, and by the zones of each. */
export function DeliveryDays() {
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
