import { picking as en } from '@halles/texts/en/picking.ts'
import { picking as fr } from '@halles/texts/fr/picking.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function usePickingTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
