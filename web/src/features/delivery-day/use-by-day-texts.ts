import { byDay as en } from '@halles/texts/en/by-day.ts'
import { byDay as fr } from '@halles/texts/fr/by-day.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useByDayTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
