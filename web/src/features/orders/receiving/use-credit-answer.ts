import { Refused } from '@halles/contract/client.ts'
import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor, type RequestKey } from '../../../platform/api/keyed-call.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { orderFromConflict } from '../order-from-conflict.ts'
import { ALL_ORDERS, type SupplierOrder, supplierOrderOptions } from '../order-queries.ts'

type Answer = Pick<Sent<Endpoints['creditAnswer']>, 'lines' | 'reason'>

/** Sends a supplier's answer to the credit request on screen; when the order has moved on meanwhile, shows it as it now is. */
export function useCreditAnswer({ supplierOrder, credit }: SupplierOrder) {
  const texts = useTextsOf(receivingTexts)
  const { orders } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  // Stays while the network leaves open whether the answer arrived.
  const key = useRef<RequestKey>(undefined)

  function show(order: SupplierOrder) {
    queryClient.setQueryData(supplierOrderOptions(supplierOrder.public_id).queryKey, order)
    void invalidateInAllTabs(queryClient, ALL_ORDERS)
  }
  return useMutation({
    mutationFn: (answer: Answer) => {
      const body = {
        credit_public_id: credit?.public_id ?? '',
        order_version: supplierOrder.order_version,
        ...answer,
      }
      key.current = keyFor(body, key.current)
      return apiWithOverlay.creditAnswer(body, { idempotencyKey: key.current.value })
    },
    onSuccess: (order) => {
      show(order)
      toasts.success(texts.answered)
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      const current = orderFromConflict(error)
      if (current && 'supplierOrder' in current) show(current)
      const message = error instanceof Refused ? error.body?.message : undefined
      toasts.error(message ?? orders.orderError)
    },
  })
}
