import type { PageTexts } from '../fr/page-texts.ts'

export const supplierPage: PageTexts['supplierPage'] = {
  seeProducts: (count) => `See its products (${count.toLocaleString('en-CA')})`,
  delivery: 'Delivery',
  delivers: (city) => `Delivers to ${city}`,
  deliversOn: (city, weekdays) => `Delivers to ${city} ${weekdays}`,
  nextDelivery: (day, cutOff) => `Next delivery ${day}, order before ${cutOff}`,
  nextToConfirm: (day) => `Next delivery ${day}, to be confirmed by the supplier`,
  doesNotDeliver: (city) => `Does not deliver to ${city}`,
}
