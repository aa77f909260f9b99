import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useTexts } from '../../platform/language/language.ts'
import { promotionChoicesOptions } from './promotion-queries.ts'

/** Stores a restaurant's answer to the question of consent, or its choice about one supplier. */
export function useChoosePromotions() {
  const { promotionConsent } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (choice: Sent<Endpoints['choosePromotions']>) =>
      apiWithOverlay.choosePromotions(choice),
    onSuccess: (choices) => {
      queryClient.setQueryData(promotionChoicesOptions.queryKey, choices)
      void invalidateInAllTabs(queryClient, promotionChoicesOptions.queryKey)
      toasts.success(promotionConsent.saved)
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
}
