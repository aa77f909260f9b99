import { approvals as en } from '@halles/texts/en/approvals.ts'
import { approvals as fr } from '@halles/texts/fr/approvals.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useApprovalsTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
