import type { QueryClient } from '@tanstack/react-query'
import { cartSync } from '../../../features/cart/use-cart.ts'
import { forgetOffers } from '../../../features/catalogue/forget-offers.ts'
import { ALL_ORDERS } from '../../../features/orders/order-queries.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'

/** A restaurant's city decides who delivers to it and when: what it may order, what its cart can keep, the checkout's days. */
export function afterMove(client: QueryClient): void {
  forgetOffers(client)
  void cartSync.refresh()
  void invalidateInAllTabs(client, ALL_ORDERS)
}
