import { orderChanges as en } from '@halles/texts/en/order-changes.ts'
import { orderChanges as fr } from '@halles/texts/fr/order-changes.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useOrderChangesTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
