import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { promotionChoicesOptions } from './promotion-queries.ts'

export function useChoosePromotions() {
  const { promotionConsent } = useTexts()
  const { queryKey } = promotionChoicesOptions
  return useChange({
    call: (choice: Sent<Endpoints['choosePromotions']>) => apiWithOverlay.choosePromotions(choice),
    answers: queryKey,
    stale: queryKey,
    done: promotionConsent.saved,
    failed: errorMessage,
  })
}
