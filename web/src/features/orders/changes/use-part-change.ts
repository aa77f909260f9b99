import { Refused } from '@halles/contract/client.ts'
import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor, type RequestKey } from '../../../platform/api/keyed-call.ts'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { orderFromConflict } from '../order-from-conflict.ts'
import { ALL_ORDERS, type RestaurantOrder, restaurantOrderOptions } from '../order-queries.ts'
import type { Part } from './part-changes.ts'

type WithoutId<Body> = Omit<Body, 'supplier_order_public_id' | 'order_version'>
export type PartChange =
  | ({ is: 'change' } & WithoutId<Sent<Endpoints['restaurantOrderChange']>>)
  | ({ is: 'cancel' } & WithoutId<Sent<Endpoints['supplierOrderCancel']>>)

/** Sends what a restaurant changes of a part as it is on screen; when that has moved on meanwhile, shows it as it now is. */
export function usePartChange(orderPublicId: string, part: Part) {
  const texts = useTextsOf(orderChangesTexts)
  const toasts = useToasts()
  const queryClient = useQueryClient()
  // Stays while the network leaves open whether the change arrived.
  const key = useRef<RequestKey>(undefined)
  const sentVersion = useRef(part.order_version)
  const words = useRefusalWords(part)

  function show(order: RestaurantOrder) {
    queryClient.setQueryData(restaurantOrderOptions(orderPublicId).queryKey, order)
    void invalidateInAllTabs(queryClient, ALL_ORDERS)
  }
  const mutation = useMutation({
    mutationFn: (change: PartChange) => {
      const last = key.current
      key.current = keyFor(change, last)
      // What is sent again under its key is what was sent.
      if (key.current !== last) sentVersion.current = part.order_version
      const options = { idempotencyKey: key.current.value }
      const id = {
        supplier_order_public_id: part.public_id,
        order_version: sentVersion.current,
      }
      if (change.is === 'cancel') {
        const { is: _, ...body } = change
        return apiWithOverlay.supplierOrderCancel({ ...id, ...body }, options)
      }
      const { is: _, ...body } = change
      return apiWithOverlay.restaurantOrderChange({ ...id, ...body }, options)
    },
    onSuccess: (order, { is }) => {
      show(order)
      toasts.success(is === 'cancel' ? texts.cancelled : texts.sent)
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      const current = orderFromConflict(error)
      if (current && 'supplier_products' in current) show(current)
    },
  })
  return { ...mutation, failure: mutation.error ? words(mutation.error) : undefined }
}

/** Why a change was refused, and what is possible now. */
function useRefusalWords({ supplier }: Part) {
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const { dollars } = useFormat()
  return (error: Error): string => {
    if (!(error instanceof Refused) || !error.body) return orders.orderError
    const { code, suppliers, fields, message } = error.body
    if (code === 'minimum_not_met')
      return texts.belowMinimum(supplier.name, dollars(suppliers?.[0]?.amount_missing ?? '0.00'))
    if (code === 'approval_needed') return texts.aboveLimit
    return Object.values(fields ?? {})[0] ?? message
  }
}
