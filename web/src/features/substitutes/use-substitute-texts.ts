import { substitutes as en } from '@halles/texts/en/substitutes.ts'
import { substitutes as fr } from '@halles/texts/fr/substitutes.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useSubstituteTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
