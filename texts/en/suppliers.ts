import type { Texts } from '../fr.ts'

export const suppliers: Texts['suppliers'] = {
  title: 'Supplier',
  information: 'Information',
  reviews: 'Reviews',
  rating: 'Rating',
  products: 'Products of a supplier',
  seeProducts: (count) => `See its products (${count.toLocaleString('en-CA')})`,
  delivery: 'Delivery',
  delivers: (city) => `Delivers to ${city}`,
  doesNotDeliver: (city) => `Does not deliver to ${city}`,
  loadError: 'This supplier could not be loaded.',
}
