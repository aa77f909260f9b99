import { incidents as en } from '@halles/texts/en/incidents.ts'
import { incidents as fr } from '@halles/texts/fr/incidents.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useIncidentTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
