import { supplierPage as en } from '@halles/texts/en/supplier-page.ts'
import { supplierPage as fr } from '@halles/texts/fr/supplier-page.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useSupplierPageTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
