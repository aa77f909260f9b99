import { apiWithOverlay } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useTexts } from '../../platform/language/language.ts'
import { orderFromConflict } from './order-from-conflict.ts'
import { useOrderChange } from './use-order-change.ts'

/** Marks the restaurant's order done; when it already was, shows it as it now is. */
export function useRestaurantOrderDone(publicId: string) {
  const { orders } = useTexts()
  return useOrderChange({
    call: (_: Nothing, options) =>
      apiWithOverlay.restaurantOrderSetToDone({ order_public_id: publicId }, options),
    done: orders.setToDoneSuccess,
    failed: (error) => (orderFromConflict(error) ? orders.changedMeanwhile : orders.orderError),
    why: () => orders.orderError,
  })
}
