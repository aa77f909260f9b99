import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
import { useTexts } from '../../platform/language/language.ts'
import { ownReviewOptions, reviewListOptions } from './review-queries.ts'

export type TypedReview = Sent<Endpoints['writeReview']>

export function useWriteReview(onSubmitted: (supplierId: string) => unknown) {
  const { reviews } = useTexts()
  const queryClient = useQueryClient()
  return useChange({
    call: (review: TypedReview, options) => apiWithOverlay.writeReview(review, options),
    done(_, { supplier }) {
      const { queryKey } = ownReviewOptions(supplier.public_id)
      queryClient.removeQueries({ queryKey })
      invalidateInOtherTabs(queryKey)
      void invalidateInAllTabs(queryClient, reviewListOptions(supplier.public_id).queryKey)
      onSubmitted(supplier.public_id)
      return reviews.submitted
    },
    failed: errorMessage,
  })
}
