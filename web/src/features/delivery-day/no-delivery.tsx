import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat } from '../../platform/language/language.ts'
import { useByDayTexts } from './use-by-day-texts.ts'

type NoDeliveryProps = {
  work: { day: string; unanswered: number; next_day: string | null }
  /** The way to another day. */
  link: (day: string, label: string) => ReactNode
  /** For whoever may answer orders: the way to those that wait. */
  newOrders: (label: string) => ReactNode
}

/** A day without accepted orders: what waits for an answer, and the next day with some. */
export function NoDelivery({ work, link, newOrders }: NoDeliveryProps) {
  const words = useByDayTexts()
  const { deliveryDay } = useFormat()
  const { day, unanswered, next_day: next } = work
  return (
    <>
      {unanswered > 0 && <Notice tone="pending">{newOrders(words.unanswered(unanswered))}</Notice>}
      <EmptyState
        icon={<IconTruckDelivery size={30} stroke={1.5} />}
        action={next ? link(next, words.nextDay(deliveryDay(next))) : undefined}
      >
        {words.noneThatDay(deliveryDay(day))}
      </EmptyState>
    </>
  )
}
