import type { QueryClient } from '@tanstack/react-query'
import { cartSync } from '../../../features/cart/use-cart.ts'
import { forgetOffers } from '../../../features/catalogue/forget-offers.ts'
import { ALL_GUIDES } from '../../../features/guides/guide-queries.ts'
import { ALL_ORDERS, PRODUCTS_TO_ADD } from '../../../features/orders/order-queries.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'

/** A restaurant's city decides who delivers to it and when: what its lists, guides and cart can hold, the checkout's days. */
export function afterMove(client: QueryClient): void {
  forgetOffers(client)
  void cartSync.refresh()
  for (const queryKey of [ALL_GUIDES, ALL_ORDERS, PRODUCTS_TO_ADD])
    void invalidateInAllTabs(client, queryKey)
}
