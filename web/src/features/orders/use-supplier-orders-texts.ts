import { supplierOrders as en } from '@halles/texts/en/supplier-orders.ts'
import { supplierOrders as fr } from '@halles/texts/fr/supplier-orders.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useSupplierOrdersTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
