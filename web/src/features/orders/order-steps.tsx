import { montrealDay } from '@halles/texts/delivery-times.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import styles from './order-detail.module.css'
import type { RestaurantOrder, SupplierOrder } from './order-queries.ts'

type Step =
  | RestaurantOrder['steps'][number]
  | RestaurantOrder['supplier_products'][number]['steps'][number]
  | SupplierOrder['steps'][number]

/** Who took the steps of an order, and when where that is one's own side; nothing of steps whose taker nobody knows. */
export function OrderSteps({ steps }: { steps: readonly Step[] }) {
  const { orders } = useTexts()
  const { time, shortDay } = useFormat()
  const texts = useTextsOf(orderChangesTexts)
  const known = steps.flatMap((step) => (step.by ? [{ ...step, by: step.by }] : []))
  if (known.length === 0) return null
  const wordsOf = (step: { status: Step['status']; side?: string }) =>
    step.status === 'cancelled' && step.side === 'restaurant'
      ? texts.withdrawnBy
      : orders.step[step.status]
  return (
    <ul className={`${styles.steps} mb-lg soft row`}>
      {known.map(({ status, at, by, ...step }) => (
        <li key={status}>
          {wordsOf({ status, ...step })(by.first_name ?? orders.formerMember)}
          {at && (
            <>
              , <time dateTime={at}>{`${shortDay(montrealDay(at))}, ${time(at)}`}</time>
            </>
          )}
          {'reason' in step &&
            step.reason &&
            `, ${texts.because(texts.reasons[step.reason], step.note)}`}
        </li>
      ))}
    </ul>
  )
}
