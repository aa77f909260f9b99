import { orderAgain as en } from '@halles/texts/en/order-again.ts'
import { orderAgain as fr } from '@halles/texts/fr/order-again.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useOrderAgainTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
