import { Refused } from '@halles/contract/client.ts'
import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import type { SupplierOrder } from '../order-queries.ts'
import { useOrderChange } from '../use-order-change.ts'

type Answer = Pick<Sent<Endpoints['creditAnswer']>, 'lines' | 'reason'>

/** Sends a supplier's answer to the credit request on screen; when the order has moved on meanwhile, shows it as it now is. */
export function useCreditAnswer({ supplierOrder, credit }: SupplierOrder) {
  const texts = useTextsOf(receivingTexts)
  const { orders } = useTexts()
  const why = (error: Error) =>
    (error instanceof Refused ? error.body?.message : undefined) ?? orders.orderError
  const { start, isPending } = useOrderChange({
    call: (answer: Sent<Endpoints['creditAnswer']>, options) =>
      apiWithOverlay.creditAnswer(answer, options),
    done: texts.answered,
    failed: why,
    why,
  })
  const { order_version } = supplierOrder
  return {
    isPending,
    start: (answer: Answer) =>
      start({ credit_public_id: credit?.public_id ?? '', order_version, ...answer }),
  }
}
