import type { PageTexts } from '../fr/page-texts.ts'

export const comparison: PageTexts['comparison'] = {
  compare: (others) => `Compare (${others})`,
  compareOf: (others, name) => `Compare (${others}): ${name}`,
  cheapest: 'Cheapest',
  offersError: 'The other offers could not be loaded.',
  noOtherOffer: 'No other supplier offers this product right now.',
  noProductOfSupplier: 'This supplier has nothing to order in your city right now.',
}
