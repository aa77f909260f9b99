import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { useRef } from 'react'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { keyFor, type RequestKey } from '../../platform/api/keyed-call.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { acceptOrders } from './accept-orders.ts'
import { ALL_ORDERS, type SupplierOrderItem } from './order-queries.ts'

/** Accepts many orders as they were shown. What is sent again for want of an answer goes under its key. */
export function useAcceptOrders() {
  const texts = useTextsOf(supplierOrdersTexts)
  const keys = useRef(new Map<string, RequestKey>())

  function accept({ public_id, order_version }: SupplierOrderItem) {
    const request = { supplier_order_id: public_id, action: 'accepted' as const, order_version }
    const key = keyFor(request, keys.current.get(public_id))
    keys.current.set(public_id, key)
    return api.supplierOrderUpdate(request, { idempotencyKey: key.value })
  }
  return useChange({
    call: (orders: readonly SupplierOrderItem[]) => acceptOrders(orders, accept),
    stale: ALL_ORDERS,
    done: ({ accepted }) => (accepted.length > 0 ? texts.accepted(accepted.length) : undefined),
  })
}
