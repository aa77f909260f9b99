import { guides as en } from '@halles/texts/en/guides.ts'
import { guides as fr } from '@halles/texts/fr/guides.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useGuideTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
