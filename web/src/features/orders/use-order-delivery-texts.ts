import { orderDelivery as en } from '@halles/texts/en/order-delivery.ts'
import { orderDelivery as fr } from '@halles/texts/fr/order-delivery.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useOrderDeliveryTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
