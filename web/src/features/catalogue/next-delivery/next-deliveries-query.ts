import { MAX_ASKED_SUPPLIERS } from '@halles/domain/delivery-choice.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

/** Nothing announces to a restaurant that a supplier has changed its rules, or closed a day. */
const LONGEST_MS = 600_000
const SOONEST_MS = 1_000
/** Rows that are drawn together, or whose answers end together, are asked for together. */
const BATCH_MS = 100

type NextDelivery = Awaited<ReturnType<typeof api.nextDeliveries>>['deliveries'][number]
type Batch = { ids: Set<string>; answer: Promise<ReadonlyMap<string, NextDelivery>> }

/** A key of its own, outside ALL_ORDERS: news of orders change no next delivery. */
export const NEXT_DELIVERIES = ['next-deliveries'] as const

/** The next delivery of a supplier, asked for again at its cut-off; null where it delivers by no day. */
export function nextDeliveryOptions(supplierId: string) {
  return queryOptions({
    queryKey: [...NEXT_DELIVERIES, supplierId],
    queryFn: () => askTogether(supplierId),
    staleTime: ({ state: { data } }) => untilCutOff(data),
    // Of what is left since the answer: each row that is drawn anew starts the interval again.
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      Math.max(SOONEST_MS, untilCutOff(data) - (Date.now() - dataUpdatedAt)),
    gcTime: LONGEST_MS,
  })
}

let open: Batch | undefined

async function askTogether(supplierId: string): Promise<NextDelivery | null> {
  if (!open || open.ids.size === MAX_ASKED_SUPPLIERS) open = aBatch()
  open.ids.add(supplierId)
  return (await open.answer).get(supplierId) ?? null
}

function aBatch(): Batch {
  const ids = new Set<string>()
  return { ids, answer: afterBatch().then(() => ask(ids)) }
}

function afterBatch(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, BATCH_MS))
}

async function ask(ids: Set<string>): Promise<ReadonlyMap<string, NextDelivery>> {
  if (open?.ids === ids) open = undefined
  const supplier_public_ids = [...ids].join(',')
  const { deliveries } = await api.nextDeliveries({ supplier_public_ids })
  return new Map(deliveries.map((next) => [next.supplier_public_id, next]))
}

/** Milliseconds for which an answer holds, by the server's clock. */
function untilCutOff(next: NextDelivery | null | undefined): number {
  const ahead = next ? Date.parse(next.cut_off_at) - Date.parse(next.at) + 1_000 : 0
  return ahead > 0 ? Math.max(SOONEST_MS, Math.min(LONGEST_MS, ahead)) : LONGEST_MS
}
