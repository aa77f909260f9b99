import type { QueryClient } from '@tanstack/react-query'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { OTHER_OFFERS } from './comparison/offers-query.ts'
import { NEXT_DELIVERIES } from './next-delivery/next-deliveries-query.ts'
import { nextDeliveryWords } from './next-delivery/next-delivery-store.ts'
import { PRODUCT_PAGES } from './product-page/product-page-query.ts'
import { LISTED_PRODUCTS } from './product-pages.ts'

export function forgetOffers(client: QueryClient): void {
  nextDeliveryWords.set(new Map())
  for (const queryKey of [LISTED_PRODUCTS, PRODUCT_PAGES, OTHER_OFFERS, NEXT_DELIVERIES]) {
    client.removeQueries({ queryKey, type: 'inactive' })
    void invalidateInAllTabs(client, queryKey)
  }
}
