import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'

type NoDeliveryProps = {
  work: { day: string; unanswered: number; next_day: string | null }
  /** The way to another day. */
  link: (day: string, label: string) => ReactNode
  newOrders: (label: string) => ReactNode
}

/** A day without accepted orders: what waits for an answer, and the next day with some. */
export function NoDelivery({ work, link, newOrders }: NoDeliveryProps) {
  const texts = useTextsOf(byDayTexts)
  const { deliveryDay } = useFormat()
  const { day, unanswered, next_day: next } = work
  return (
    <>
      {unanswered > 0 && <Notice tone="pending">{newOrders(texts.unanswered(unanswered))}</Notice>}
      <EmptyState
        icon={<IconTruckDelivery size={30} stroke={1.5} />}
        action={next ? link(next, texts.nextDay(deliveryDay(next))) : undefined}
      >
        {texts.noneThatDay(deliveryDay(day))}
      </EmptyState>
    </>
  )
}
