import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { useTexts } from '../../platform/language/language.ts'
import { ownReviewOptions, reviewListOptions } from './review-queries.ts'

export type TypedReview = Sent<Endpoints['writeReview']>

/** Sends a review; on 201 `onSubmitted` runs. */
export function useWriteReview(onSubmitted: (supplierId: string) => unknown) {
  const { reviews } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<TypedReview>) =>
      apiWithOverlay.writeReview(values, { idempotencyKey }),
    onSuccess: (_, { values: { supplier } }) => {
      toasts.success(reviews.submitted)
      const { queryKey } = ownReviewOptions(supplier.public_id)
      queryClient.removeQueries({ queryKey })
      invalidateInOtherTabs(queryKey)
      void invalidateInAllTabs(queryClient, reviewListOptions(supplier.public_id).queryKey)
      return onSubmitted(supplier.public_id)
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
}
