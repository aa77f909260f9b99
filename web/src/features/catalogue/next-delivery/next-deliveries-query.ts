import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../../platform/api/api.ts'

/** Where no cut-off says when the answer changes; and the longest that a timer counts. */
const LONGEST_MS = 3_600_000

type Answer = Awaited<ReturnType<typeof apiWithoutOverlay.nextDeliveries>>

/**
 * The next delivery of some suppliers, asked for again at the next cut-off. Under the orders' key: what is announced there may
 * have moved a day too.
 */
export function nextDeliveriesOptions(supplierIds: readonly string[]) {
  const supplier_public_ids = supplierIds.join(',')
  return queryOptions({
    queryKey: ['orders', 'next-deliveries', supplier_public_ids],
    queryFn: ({ signal }) => apiWithoutOverlay.nextDeliveries({ supplier_public_ids }, { signal }),
    staleTime: ({ state: { data } }) => untilNextCutOff(data),
    refetchInterval: ({ state: { data } }) => untilNextCutOff(data),
  })
}

/** Milliseconds for which an answer holds, by the server's clock. */
function untilNextCutOff(answer: Answer | undefined): number {
  const ahead = (answer?.deliveries ?? []).map(
    ({ cut_off_at, at }) => Date.parse(cut_off_at) - Date.parse(at) + 1_000,
  )
  return Math.max(1_000, Math.min(LONGEST_MS, ...ahead.filter((milliseconds) => milliseconds > 0)))
}
