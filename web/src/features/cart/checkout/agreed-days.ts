import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'

type Agreed = Received<Endpoints['checkout']>['deliveries']

/** What an order's confirmation says of its days, as a sentence; nothing where all is arranged between the two. */
export function agreedDays(language: Language, agreed: Agreed): string[] {
  const texts = deliveryChoiceTexts[language]
  const parts = agreed.flatMap(({ supplier_name, delivery }) =>
    delivery ? [texts.orderedOf(supplier_name, formatDeliveryDay(language, delivery.day))] : [],
  )
  return parts.length > 0 ? [texts.ordered(parts.join('; '))] : []
}
