import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api.ts'
import { PERSISTED } from '../../platform/offline-persister.ts'

export type Review = Received<Endpoints['reviewList']>['reviews'][number]

/** What restaurants say of a supplier. */
export function reviewListOptions(supplier_id: string) {
  return queryOptions({
    queryKey: ['review-list', supplier_id],
    queryFn: async ({ signal }) =>
      (await apiWithoutOverlay.reviewList({ supplier_id }, { signal })).reviews,
    meta: PERSISTED,
  })
}

/** What restaurants say of the supplier that is signed in. */
export const receivedReviewsOptions = queryOptions({
  queryKey: ['review-list', 'received'],
  queryFn: async ({ signal }) =>
    (await apiWithoutOverlay.supplierReviewList({}, { signal })).reviews,
  meta: PERSISTED,
})

/** Whom a restaurant may review. */
export const suppliersOptions = queryOptions({
  queryKey: ['supplier-list'],
  queryFn: ({ signal }) => apiWithoutOverlay.supplierList({}, { signal }),
})

/** The restaurant's own review of a supplier, null when there is none. It fills a form: asked once each time it opens. */
export function ownReviewOptions(supplier_public_id: string) {
  return queryOptions({
    queryKey: ['own-review', supplier_public_id],
    queryFn: async ({ signal }) => {
      const answer = await apiWithoutOverlay.getReview({ supplier_public_id }, { signal })
      return answer.review === undefined ? null : answer
    },
    enabled: supplier_public_id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
