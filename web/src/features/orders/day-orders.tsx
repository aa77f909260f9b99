import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../components/query-state.tsx'
import { deliveryOrdersOptions } from './order-queries.ts'
import { RestaurantGroups } from './restaurant-groups.tsx'

type DayOrdersProps = {
  status: 'pending' | 'acknowledged'
  /** A day, or `none`: delivery is arranged. */
  day: string
  zone?: string | undefined
  /** Sentences for a day without orders, and for orders that do not load. */
  none: string
  error: string
}

export function DayOrders({ status, day, zone, none, error }: DayOrdersProps) {
  const query = useQuery(deliveryOrdersOptions(status, { day, zone }))
  return (
    <QueryState query={query} error={error}>
      {(orders) => (orders.length === 0 ? <p>{none}</p> : <RestaurantGroups orders={orders} />)}
    </QueryState>
  )
}
