import { receiving as en } from '@halles/texts/en/receiving.ts'
import { receiving as fr } from '@halles/texts/fr/receiving.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useReceivingTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
