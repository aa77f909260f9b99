import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { keyFor, type RequestKey } from '../../platform/api/keyed-call.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { acceptOrders } from './accept-orders.ts'
import { ALL_ORDERS, type SupplierOrderItem } from './order-queries.ts'

/** Accepts many orders as they were shown. What is sent again for want of an answer goes under its key. */
export function useAcceptOrders() {
  const texts = useTextsOf(supplierOrdersTexts)
  const toasts = useToasts()
  const client = useQueryClient()
  const keys = useRef(new Map<string, RequestKey>())

  function accept({ public_id, order_version }: SupplierOrderItem) {
    const request = { supplier_order_id: public_id, action: 'accepted' as const, order_version }
    const key = keyFor(request, keys.current.get(public_id))
    keys.current.set(public_id, key)
    return api.supplierOrderUpdate(request, { idempotencyKey: key.value })
  }
  return useMutation({
    mutationFn: (orders: readonly SupplierOrderItem[]) => acceptOrders(orders, accept),
    onSuccess({ accepted }) {
      void invalidateInAllTabs(client, ALL_ORDERS)
      if (accepted.length > 0) toasts.success(texts.accepted(accepted.length))
    },
  })
}
