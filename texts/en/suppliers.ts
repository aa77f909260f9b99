import type { Texts } from '../fr.ts'

export const suppliers: Texts['suppliers'] = {
  title: 'Supplier',
  information: 'Information',
  reviews: 'Reviews',
  rating: 'Rating',
  loadError: 'This supplier could not be loaded.',
}
