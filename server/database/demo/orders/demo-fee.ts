import { deliveryFee } from '@halles/domain/delivery-fee.ts'
import type { Cents } from '@halles/domain/money.ts'
import { type DemoDeliveryRules, demoDeliveryRules } from '../accounts/delivery-rules.ts'
import { demoRestaurants } from '../accounts/restaurants.ts'

/** What a supplier of the demo market asks for the delivery of so much to a restaurant, by the zone of its city. */
export function demoFee(supplier: string, restaurant: string, goodsCents: Cents): Cents {
  const rules: Partial<Record<string, DemoDeliveryRules>> = demoDeliveryRules
  const restaurants: Partial<Record<string, { city: string }>> = demoRestaurants
  const city = restaurants[restaurant]?.city ?? ''
  const zone = rules[supplier]?.zones.find(({ cities }) => cities.includes(city))
  const { feeCents = 0, feeWaivedFromCents = null } = zone ?? {}
  return deliveryFee({ feeCents, waivedFromCents: feeWaivedFromCents }, goodsCents)
}
