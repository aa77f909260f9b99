import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import type { Change } from '../../platform/api/change.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { orderFromConflict } from './order-from-conflict.ts'
import {
  ALL_ORDERS,
  type RestaurantOrder,
  restaurantOrderOptions,
  type SupplierOrder,
  supplierOrderOptions,
} from './order-queries.ts'

type AnyOrder = RestaurantOrder | SupplierOrder

/** Of the order as it was on screen: what is sent again for want of an answer names the version that it named first. */
export type OfVersion<Asked> = { asked: Asked; version: number }

type OrderChange<Sent, Order> = Pick<Change<Sent, Order>, 'call' | 'same'> & {
  /** Said when it is done. */
  done: string | ((order: Order, sent: Sent) => string)
  /** Said when it failed, beside what stays on screen. */
  failed?: (error: Error) => string | undefined
  why: (error: Error) => string
}

/** A change of an order, which answers it as it is then. When it has moved on meanwhile, it is shown as it now is. */
export function useOrderChange<Sent, Order extends AnyOrder>(change: OrderChange<Sent, Order>) {
  const client = useQueryClient()
  const { done, failed } = change
  return useChange({
    ...change,
    done(order: Order, sent: Sent) {
      show(client, order)
      return typeof done === 'string' ? done : done(order, sent)
    },
    failed(error) {
      const current = orderFromConflict(error)
      if (current) show(client, current)
      return failed?.(error)
    },
  })
}

/** What makes two changes of an order the same: not the version that was on screen. */
export function askedOf<Asked>({ asked }: OfVersion<Asked>): Asked {
  return asked
}

function show(client: QueryClient, order: AnyOrder): void {
  if ('supplier_products' in order) {
    client.setQueryData(restaurantOrderOptions(order.public_id).queryKey, order)
  } else {
    const { public_id } = order.supplierOrder
    client.setQueryData(supplierOrderOptions(public_id).queryKey, order)
  }
  void invalidateInAllTabs(client, ALL_ORDERS)
}
