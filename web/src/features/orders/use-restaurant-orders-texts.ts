import { restaurantOrders as en } from '@halles/texts/en/restaurant-orders.ts'
import { restaurantOrders as fr } from '@halles/texts/fr/restaurant-orders.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export function useRestaurantOrdersTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
