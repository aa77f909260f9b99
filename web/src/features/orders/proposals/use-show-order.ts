import { useQueryClient } from '@tanstack/react-query'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import {
  ALL_ORDERS,
  type RestaurantOrder,
  restaurantOrderOptions,
  type SupplierOrder,
  supplierOrderOptions,
} from '../order-queries.ts'

/** Shows an order as either side's call answered it. */
export function useShowOrder() {
  const queryClient = useQueryClient()
  return (order: RestaurantOrder | SupplierOrder) => {
    if ('supplier_products' in order) {
      queryClient.setQueryData(restaurantOrderOptions(order.public_id).queryKey, order)
    } else {
      const { public_id } = order.supplierOrder
      queryClient.setQueryData(supplierOrderOptions(public_id).queryKey, order)
    }
    void invalidateInAllTabs(queryClient, ALL_ORDERS)
  }
}
