import { prices as en } from '@halles/texts/en/prices.ts'
import { prices as fr } from '@halles/texts/fr/prices.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function usePriceTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
