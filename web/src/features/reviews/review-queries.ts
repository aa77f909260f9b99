import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { REVIEWS_PER_PAGE } from '@halles/domain/review.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

/** `count` and `rating` are of all reviews. */
export type ReviewPage = Received<Endpoints['reviewList']>
export type Review = ReviewPage['reviews'][number]

export function reviewListOptions(supplier_id: string) {
  return reviewPagesOptions(supplier_id, (page, signal) =>
    api.reviewList({ supplier_id, page }, { signal }),
  )
}

export const receivedReviewsOptions = reviewPagesOptions('received', (page, signal) =>
  api.supplierReviewList({ page }, { signal }),
)

function reviewPagesOptions(
  of: string,
  load: (page: string, signal: AbortSignal) => Promise<ReviewPage>,
) {
  return infiniteQueryOptions({
    queryKey: ['review-pages', of],
    queryFn: ({ pageParam, signal }) => load(String(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      pages.length * REVIEWS_PER_PAGE < count ? pages.length + 1 : undefined,
    select: ({ pages }): ReviewPage => ({
      reviews: pages.flatMap(({ reviews }) => reviews),
      count: pages.at(-1)?.count ?? 0,
      rating: pages.at(-1)?.rating ?? '0',
    }),
    meta: PERSISTED,
  })
}

export const suppliersOptions = queryOptions({
  queryKey: ['supplier-list'],
  queryFn: ({ signal }) => api.supplierList({}, { signal }),
})

/** The restaurant's own review of a supplier, null when there is none. It fills a form: asked once each time it opens. */
export function ownReviewOptions(supplier_public_id: string) {
  return queryOptions({
    queryKey: ['own-review', supplier_public_id],
    queryFn: async ({ signal }) => {
      const answer = await api.getReview({ supplier_public_id }, { signal })
      return answer.review === undefined ? null : answer
    },
    enabled: supplier_public_id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
