import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api.ts'
import { invalidateInAllTabs } from '../../platform/cross-tab-invalidation.ts'
import type { Keyed } from '../../platform/keyed-call.ts'
import { useTexts } from '../../platform/language.ts'
import { ownReviewOptions, reviewListOptions } from './review-queries.ts'

export type TypedReview = Sent<Endpoints['writeReview']>

/** Sends a review, and on 201 goes to the supplier's page (SPEC section 8). */
export function useWriteReview() {
  const { reviews } = useTexts()
  const toasts = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<TypedReview>) =>
      api.writeReview(values, { idempotencyKey }),
    onSuccess: (_, { values: { supplier } }) => {
      toasts.success(reviews.submitted)
      queryClient.removeQueries({ queryKey: ownReviewOptions(supplier.public_id).queryKey })
      void invalidateInAllTabs(queryClient, reviewListOptions(supplier.public_id).queryKey)
      return navigate({
        to: '/supplierinfo/$supplierPublicId',
        params: { supplierPublicId: supplier.public_id },
        replace: true,
      })
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
}
