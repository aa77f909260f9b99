import { belowMinimum as en } from '@halles/texts/en/below-minimum.ts'
import { belowMinimum as fr } from '@halles/texts/fr/below-minimum.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useBelowMinimumTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
