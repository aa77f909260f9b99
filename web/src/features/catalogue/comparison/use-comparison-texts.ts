import { comparison as en } from '@halles/texts/en/comparison.ts'
import { comparison as fr } from '@halles/texts/fr/comparison.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useComparisonTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
