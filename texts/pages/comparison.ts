const NBSP = '\u00a0'

const fr = {
  /** One line of a row; `from` is the best price among them, null where none can be told. */
  offersFrom: (others: number, from: string | null) =>
    `${others} ${others > 1 ? 'offres' : 'offre'}${from === null ? '' : ` dès ${from}`}`,
  compareOf: (others: number, name: string) => `Comparer (${others})${NBSP}: ${name}`,
  cheapest: 'Le moins cher',
  byWeight: 'au poids',
  offersError: 'Impossible de charger les autres offres.',
  noOtherOffer: 'Aucun autre fournisseur n’offre ce produit pour le moment.',
  filter: 'Filtrer',
  filters: (count: number) =>
    count === 0 ? 'Filtrer' : `Filtrer, ${count} ${count > 1 ? 'filtres' : 'filtre'}`,
  filterTitle: 'Filtrer la liste',
  noneFiltered:
    'Aucun produit ne répond à ces filtres. Ce qu’un fournisseur n’a pas précisé n’y répond pas.',
  clearFilters: 'Retirer tous les filtres',
  noProductOfSupplier:
    'Ce fournisseur n’a pas de produit à commander dans votre ville pour le moment.',
  customersOnly: {
    none: 'Ce fournisseur montre ses produits à ses clients seulement. Vous pouvez lui demander un compte.',
    asked: 'Ce fournisseur n’a pas encore ouvert le compte que vous lui avez demandé.',
    closed: 'Ce fournisseur ne vous vend rien pour le moment.',
  },
  seeTerms: 'Voir vos conditions',
}

const en: typeof fr = {
  offersFrom: (others, from) =>
    `${others} ${others > 1 ? 'offers' : 'offer'}${from === null ? '' : ` from ${from}`}`,
  compareOf: (others, name) => `Compare (${others}): ${name}`,
  byWeight: 'by weight',
  cheapest: 'Cheapest',
  offersError: 'The other offers could not be loaded.',
  noOtherOffer: 'No other supplier offers this product right now.',
  filter: 'Filter',
  filters: (count: number) =>
    count === 0 ? 'Filter' : `Filter, ${count} ${count > 1 ? 'filters' : 'filter'}`,
  filterTitle: 'Filter the list',
  noneFiltered:
    'No product meets these filters. What a supplier has not stated does not meet them.',
  clearFilters: 'Remove all filters',
  noProductOfSupplier: 'This supplier has nothing to order in your city right now.',
  customersOnly: {
    none: 'This supplier shows its products to its customers only. You can ask it for an account.',
    asked: 'This supplier has not opened the account that you requested yet.',
    closed: 'This supplier does not sell to you for now.',
  },
  seeTerms: 'See your terms',
}

/** A restaurant's product list: other offers of a product, and the products of one supplier. */
export const comparisonTexts = { fr, en }
