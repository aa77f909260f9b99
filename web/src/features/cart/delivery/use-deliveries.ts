import { Refused } from '@halles/contract/client.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { api, errorMessage } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import type { Cart } from '../cart.ts'
import { readCheckout } from '../cart-sync/read-checkout.ts'
import { cartSync } from '../use-cart.ts'
import type { SupplierPart } from './checkout-answer.ts'
import { missingDay, namedDays, type ShownDays, withShownDays } from './selected-day.ts'
import { nextCutOffIn } from './time-left.ts'

export type Choice = { day?: string; po_number?: string; note?: string }

/** What is chosen for each supplier's part of the cart on screen. */
export function useDeliveries(cart: Cart | undefined) {
  const client = useQueryClient()
  const toasts = useToasts()
  const { data, error, dataUpdatedAt, refetch } = useQuery(checkoutOptions)
  const [shown, setShown] = useState<ShownDays>({})
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  // While it is rendered, so that nothing is painted before.
  const known = data ? withShownDays(shown, data) : shown
  if (known !== shown) setShown(known)

  // Another member, another tab or a pending change may have changed either.
  const [version, other] = [cart?.cart_version, data?.cart_version]
  useEffect(() => {
    if (version === undefined || other === undefined || version === other) return
    void cartSync.refresh()
    void refetch()
  }, [version, other, refetch])

  function show(change: (part: SupplierPart) => SupplierPart) {
    client.setQueryData(checkoutOptions.queryKey, (before) => {
      if (!before) return before
      return { ...before, supplier_products: before.supplier_products.map(change) }
    })
  }

  const choosing = useMutation({
    scope: { id: 'checkout-choice' },
    mutationFn: async (choice: Choice & { supplier_public_id: string }) => {
      const answer = await api.chooseDelivery(choice, { idempotencyKey: newKey() })
      client.setQueryData(checkoutOptions.queryKey, answer)
      // The order names the cart's version, which what is chosen is part of.
      await cartSync.refresh()
    },
    onError: (error) => {
      takeRefusal(error)
      toasts.error(errorMessage(error))
      void refetch()
    },
  })

  /** Shows the days left that a refusal brings. */
  function takeRefusal(error: unknown) {
    const closed = error instanceof Refused ? (error.body?.deliveries ?? []) : []
    show((part) => {
      const left = closed.find(({ public_id }) => public_id === part.supplier.public_id)
      return left ? { ...part, delivery: left.delivery } : part
    })
  }

  function choose(supplierId: string, choice: Choice) {
    show((part) => (part.supplier.public_id === supplierId ? withChoice(part, choice) : part))
    const saved = choosing.mutateAsync({ supplier_public_id: supplierId, ...choice })
    saving.current = Promise.allSettled([saving.current, saved])
    return saved
  }

  const parts = data?.supplier_products ?? []
  return {
    partOf: (supplierId: string) => parts.find(({ supplier }) => supplier.public_id === supplierId),
    isPending: data === undefined && error === null,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    shown: known,
    answeredAt: dataUpdatedAt,
    missing: missingDay(parts, known),
    choose,
    takeRefusal,
    /** All that was chosen has been answered. */
    stored: () => saving.current,
    /** What the order of a cart names; undefined where a part has no day that was on screen. */
    async namedFor({ cart_version }: Cart) {
      const last = client.getQueryData(checkoutOptions.queryKey)
      const answer =
        last?.cart_version === cart_version
          ? last
          : await client.fetchQuery({ ...checkoutOptions, staleTime: 0 })
      const { supplier_products } = answer
      const isSeen = withShownDays(known, answer) === known
      return isSeen && !missingDay(supplier_products, known)
        ? namedDays(supplier_products, known)
        : undefined
    },
  }
}

export type Deliveries = ReturnType<typeof useDeliveries>

function withChoice(part: SupplierPart, { day, ...remarks }: Choice): SupplierPart {
  const { delivery } = part
  const chosen = day === undefined || !delivery ? delivery : { ...delivery, chosen: day }
  return { ...part, ...remarks, delivery: chosen }
}

// The longest that a browser's timer counts to, with room to spare.
const LONGEST_MS = 3_600_000

/**
 * On which days each supplier delivers, and what was chosen. Under the orders' key: it is read anew when another member's
 * choice is announced; and when a cut-off has passed, by the server's clock.
 */
export const checkoutOptions = queryOptions({
  queryKey: ['orders', 'checkout'],
  queryFn: readCheckout,
  meta: PERSISTED,
  refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
    const next = data && nextCutOffIn(data, Date.now() - dataUpdatedAt)
    return next === undefined ? false : Math.min(next + 1_000, LONGEST_MS)
  },
})
