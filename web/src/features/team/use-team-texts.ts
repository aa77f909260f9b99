import { team as en } from '@halles/texts/en/team.ts'
import { team as fr } from '@halles/texts/fr/team.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useTeamTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
