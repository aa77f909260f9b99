import { catalogueImport as en } from '@halles/texts/en/catalogue-import.ts'
import { catalogueImport as fr } from '@halles/texts/fr/catalogue-import.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useImportTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
