import { operator as en } from '@halles/texts/en/operator.ts'
import { operator as fr } from '@halles/texts/fr/operator.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useOperatorTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
