import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import { useTexts } from '../../platform/language/language.ts'
import { orderFromConflict } from './order-from-conflict.ts'
import { ALL_ORDERS, type RestaurantOrder, restaurantOrderOptions } from './order-queries.ts'

/** Marks the restaurant's order done; when it already was, shows it as it now is. */
export function useRestaurantOrderDone(publicId: string) {
  const { orders } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(newKey)

  function show(order: RestaurantOrder) {
    queryClient.setQueryData(restaurantOrderOptions(publicId).queryKey, order)
    void invalidateInAllTabs(queryClient, ALL_ORDERS)
  }
  return useMutation({
    mutationFn: () =>
      apiWithOverlay.restaurantOrderSetToDone({ order_public_id: publicId }, { idempotencyKey }),
    onSuccess: (order) => {
      show(order)
      toasts.success(orders.setToDoneSuccess)
    },
    onError: (error) => {
      const current = orderFromConflict(error)
      if (current && 'supplier_products' in current) show(current)
      toasts.error(current ? orders.changedMeanwhile : orders.orderError)
    },
  })
}
