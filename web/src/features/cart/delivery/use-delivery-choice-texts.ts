import { deliveryChoice as en } from '@halles/texts/en/delivery-choice.ts'
import { deliveryChoice as fr } from '@halles/texts/fr/delivery-choice.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useDeliveryChoiceTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
