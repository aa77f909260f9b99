import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor, type RequestKey } from '../../platform/api/keyed-call.ts'
import { useTexts } from '../../platform/language/language.ts'
import { currentOf } from './current-of.ts'
import { ALL_ORDERS, type SupplierOrder, supplierOrderOptions } from './order-queries.ts'

type Update = Sent<Endpoints['supplierOrderUpdate']>
type WithoutId<U> = U extends unknown ? Omit<U, 'supplier_order_id'> : never
export type SupplierAnswer = WithoutId<Update> | { action: 'done' }

/** Sends the supplier's answer. When the order has moved on meanwhile, shows it as it now is. */
export function useSupplierAnswer(publicId: string) {
  const { orders } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  // Stays while the network leaves open whether the answer arrived.
  const key = useRef<RequestKey>(undefined)
  const successes = {
    accepted: orders.accepted,
    cancelled: orders.rejected,
    modified: orders.acceptedWithChanges,
    done: orders.setToDoneSuccess,
  }

  function show(order: SupplierOrder) {
    queryClient.setQueryData(supplierOrderOptions(publicId).queryKey, order)
    void invalidateInAllTabs(queryClient, ALL_ORDERS)
  }
  return useMutation({
    mutationFn: (answer: SupplierAnswer) => {
      const id = { supplier_order_id: publicId }
      key.current = keyFor(answer, key.current)
      const options = { idempotencyKey: key.current.value }
      if (answer.action === 'done') return api.supplierOrderSetToDone(id, options)
      return api.supplierOrderUpdate({ ...id, ...answer }, options)
    },
    onSuccess: (order, { action }) => {
      show(order)
      toasts.success(successes[action])
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      const current = currentOf(error)
      if (current && 'supplierOrder' in current) show(current)
      toasts.error(current ? orders.changedMeanwhile : orders.orderError)
    },
  })
}
