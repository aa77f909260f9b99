const NBSP = '\u00a0'

const fr = {
  compare: (others: number) => `Comparer (${others})`,
  compareOf: (others: number, name: string) => `Comparer (${others})${NBSP}: ${name}`,
  cheapest: 'Le moins cher',
  offersError: 'Impossible de charger les autres offres.',
  noOtherOffer: 'Aucun autre fournisseur n’offre ce produit pour le moment.',
  noProductOfSupplier:
    'Ce fournisseur n’a pas de produit à commander dans votre ville pour le moment.',
}

const en: typeof fr = {
  compare: (others) => `Compare (${others})`,
  compareOf: (others, name) => `Compare (${others}): ${name}`,
  cheapest: 'Cheapest',
  offersError: 'The other offers could not be loaded.',
  noOtherOffer: 'No other supplier offers this product right now.',
  noProductOfSupplier: 'This supplier has nothing to order in your city right now.',
}

/** A restaurant's product list: other offers of a product, and the products of one supplier. */
export const comparisonTexts = { fr, en }
