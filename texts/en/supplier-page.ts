import type { PageTexts } from '../fr/page-texts.ts'

export const supplierPage: PageTexts['supplierPage'] = {
  seeProducts: (count) => `See its products (${count.toLocaleString('en-CA')})`,
  delivery: 'Delivery',
  delivers: (city) => `Delivers to ${city}`,
  doesNotDeliver: (city) => `Does not deliver to ${city}`,
}
