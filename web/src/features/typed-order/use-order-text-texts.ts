import { orderText as en } from '@halles/texts/en/order-text.ts'
import { orderText as fr } from '@halles/texts/fr/order-text.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useOrderTextTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
