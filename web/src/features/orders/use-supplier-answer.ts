import { Refused } from '@halles/contract/client.ts'
import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor, type RequestKey } from '../../platform/api/keyed-call.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { orderFromConflict } from './order-from-conflict.ts'
import { ALL_ORDERS, type SupplierOrder, supplierOrderOptions } from './order-queries.ts'

type Update = Sent<Endpoints['supplierOrderUpdate']>
type WithoutId<U> = U extends unknown ? Omit<U, 'supplier_order_id' | 'order_version'> : never
export type SupplierAnswer = WithoutId<Update> | { action: 'done' }

/** Why it was refused is more than that the order has changed: because of a substitute that came with the answer, or for good. */
const SAID = ['proposal_open', 'too_late_to_propose', 'trail_full']

/** Sends the supplier's answer to the order as it is on screen. When the order has moved on meanwhile, shows it as it now is. */
export function useSupplierAnswer({
  public_id: publicId,
  order_version,
  status,
}: SupplierOrder['supplierOrder']) {
  const { orders } = useTexts()
  const texts = useTextsOf(orderChangesTexts)
  const toasts = useToasts()
  const queryClient = useQueryClient()
  // Stays while the network leaves open whether the answer arrived.
  const key = useRef<RequestKey>(undefined)
  const sentVersion = useRef(order_version)
  const successes = {
    accepted: orders.accepted,
    cancelled: orders.rejected,
    modified: status === 'acknowledged' ? texts.reduced : orders.acceptedWithChanges,
    done: orders.setToDoneSuccess,
  }

  function show(order: SupplierOrder) {
    queryClient.setQueryData(supplierOrderOptions(publicId).queryKey, order)
    void invalidateInAllTabs(queryClient, ALL_ORDERS)
  }
  function words(error: Error): string {
    const refused = error instanceof Refused ? error.body : undefined
    if (!refused) return orders.orderError
    if (SAID.includes(refused.code)) return refused.message
    if (refused.current) return orders.changedMeanwhile
    return Object.values(refused.fields ?? {})[0] ?? orders.orderError
  }
  const mutation = useMutation({
    mutationFn: (answer: SupplierAnswer) => {
      const id = { supplier_order_id: publicId }
      const last = key.current
      key.current = keyFor(answer, last)
      // What is sent again under its key is what was sent.
      if (key.current !== last) sentVersion.current = order_version
      const options = { idempotencyKey: key.current.value }
      if (answer.action === 'done') return apiWithOverlay.supplierOrderSetToDone(id, options)
      return apiWithOverlay.supplierOrderUpdate(
        { ...id, order_version: sentVersion.current, ...answer },
        options,
      )
    },
    onSuccess: (order, { action }) => {
      show(order)
      toasts.success(successes[action])
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      const current = orderFromConflict(error)
      if (current && 'supplierOrder' in current) show(current)
      toasts.error(words(error))
    },
  })
  return { ...mutation, failure: mutation.error ? words(mutation.error) : undefined }
}
