import { deliveryRules as en } from '@halles/texts/en/delivery-rules.ts'
import { deliveryRules as fr } from '@halles/texts/fr/delivery-rules.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useDeliveryRulesTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
