const NBSP = '\u00a0'

/** A restaurant's product list: other offers of a product, and the products of one supplier. */
export const comparison = {
  compare: (others: number) => `Comparer (${others})`,
  compareOf: (others: number, name: string) => `Comparer (${others})${NBSP}: ${name}`,
  cheapest: 'Le moins cher',
  offersError: 'Impossible de charger les autres offres.',
  noOtherOffer: 'Aucun autre fournisseur n’offre ce produit pour le moment.',
  noProductOfSupplier:
    'Ce fournisseur n’a pas de produit à commander dans votre ville pour le moment.',
}
