import type { LISTING_NAMES } from '@halles/domain/product.ts'

/** product.md 3: the names of the categories. */
export const menu: Record<(typeof LISTING_NAMES)[number], string> = {
  beef: 'Bœuf',
  chicken: 'Volaille',
  pork: 'Porc',
  seafood: 'Poissons et fruits de mer',
  deli: 'Charcuterie',
  appetizers: 'Bouchées et entrées',
  bakery: 'Boulangerie',
  dairy: 'Produits laitiers',
  beverage: 'Boissons',
  fetl: 'Fruits et légumes',
  all: 'Tous les produits',
}
