import { activity as en } from '@halles/texts/en/activity.ts'
import { activity as fr } from '@halles/texts/fr/activity.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useActivityTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
