import { queryOptions } from '@tanstack/react-query'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import { readCheckout } from '../cart-sync/read-checkout.ts'
import { nextCutOffIn } from './time-left.ts'

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
