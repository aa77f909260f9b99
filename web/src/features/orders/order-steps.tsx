import { useFormat, useTexts } from '../../platform/language/language.ts'
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
  const known = steps.flatMap(({ status, at, by }) => (by ? [{ status, at, by }] : []))
  if (known.length === 0) return null
  return (
    <ul className={styles.steps}>
      {known.map(({ status, at, by }) => (
        <li key={status}>
          {orders.step[status](by.first_name ?? orders.formerMember)}
          {at && (
            <>
              , <time dateTime={at}>{`${shortDay(montrealDay(at))}, ${time(at)}`}</time>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The day of a moment in Montréal, as the wire has days. */
function montrealDay(at: string): string {
  return new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
}
