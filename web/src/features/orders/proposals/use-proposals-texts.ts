import { proposals as en } from '@halles/texts/en/proposals.ts'
import { proposals as fr } from '@halles/texts/fr/proposals.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useProposalsTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
