import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { formatDeadline } from '@halles/texts/delivery-times.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { isAnswered, keyFor, type RequestKey } from '../../../platform/api/keyed-call.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { orderFromConflict } from '../order-from-conflict.ts'
import type { RestaurantOrder, SupplierOrder } from '../order-queries.ts'
import type { ProposedPart } from './proposed-part.ts'
import { useProposalRefusal } from './use-proposal-refusal.ts'
import { useShowOrder } from './use-show-order.ts'

type Proposed = Omit<Sent<Endpoints['orderPropose']>, 'supplier_order_public_id' | 'order_version'>
type ToPropose = {
  body: Proposed
  /** Of the order as it was when this was proposed. */
  version: number
}

/** Sends a proposal; when the order has moved on meanwhile, shows it as it now is. */
export function usePropose(part: Pick<ProposedPart, 'publicId' | 'business'>) {
  const texts = useTextsOf(proposalsTexts)
  const toasts = useToasts()
  const language = useLanguage()
  const show = useShowOrder()
  const words = useProposalRefusal(part)
  // Stays while the network leaves open whether the proposal arrived.
  const key = useRef<RequestKey>(undefined)
  const sentVersion = useRef(0)
  const mutation = useMutation({
    mutationFn: ({ body, version }: ToPropose) => {
      const last = key.current
      key.current = keyFor(body, last)
      // What is sent again under its key is what was sent.
      if (key.current !== last) sentVersion.current = version
      return apiWithOverlay.orderPropose(
        {
          supplier_order_public_id: part.publicId,
          order_version: sentVersion.current,
          ...body,
        },
        { idempotencyKey: key.current.value },
      )
    },
    onSuccess: (order) => {
      show(order)
      const answerBy = answerByOf(order, part.publicId)
      toasts.success(
        answerBy === undefined
          ? texts.agreedBeforehand(part.business)
          : texts.sent(part.business, formatDeadline(language, answerBy, new Date())),
      )
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      const current = orderFromConflict(error)
      if (current) show(current)
    },
  })
  return { ...mutation, failure: mutation.error ? words(mutation.error) : undefined }
}

/** Until when the part's proposal can be answered, as the call answered it. */
function answerByOf(order: RestaurantOrder | SupplierOrder, publicId: string): string | undefined {
  const part =
    'supplier_products' in order
      ? order.supplier_products.find(({ public_id }) => public_id === publicId)
      : order
  return part?.proposal?.answer_by
}
