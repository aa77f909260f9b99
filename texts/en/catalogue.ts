import type { Texts } from '../fr.ts'

export const catalogue: Texts['catalogue'] = {
  discoverTitle: 'Discover today’s market',
  discoverSubtitle:
    'The suppliers that deliver to you, their prices per case and per kilo, side by side.',
  supplierDiscoverTitle: 'Discover your stall',
  supplierDiscoverSubtitle: 'Your products, category by category, and what sells.',
  categoriesTitle: 'Categories',
  categoriesError: 'Failed to fetch categories.',
  allCategories: 'See all categories',

  pictures: {
    beef: 'Cut of red meat',
    chicken: 'Chicken leg',
    pork: 'Strips of bacon',
    seafood: 'Shrimp',
    deli: 'Filled sandwich',
    appetizers: 'Stuffed dumpling',
    bakery: 'Croissant',
    dairy: 'Wedge of cheese',
    beverage: 'Carton of juice',
    fetl: 'Broccoli',
    all: 'Market basket',
  },

  resultsFor: (search) => `Results for “${search}”`,
  searchHere: 'Search this list',
  searchPlaceholder: 'Shoulder, salmon, cream…',
  clearSearch: 'Clear the search',
  sortBy: 'Sort by',
  bestMatch: 'Best match',
  direction: { asc: 'Ascending', desc: 'Descending' },
  turnDirection: {
    asc: 'Ascending order: switch to descending',
    desc: 'Descending order: switch to ascending',
  },

  columns: {
    name: 'Product',
    name_fr: 'French name',
    name_en: 'English name',
    supplier: 'Supplier',
    price: 'Price per case',
    quantity_per_case: 'Quantity per case',
    price_per_unit: 'Price per unit',
    sold_quantity: 'Cases sold',
    add: 'Add to cart',
  },
  descriptionOf: (name) => `Description, ${name}`,
  perCase: 'per case',
  sold: (cases) => `${cases} sold`,

  shown: (shown, count) => `${shown} of ${count} products`,
  shownAll: (count, many) => (many ? `${count} products` : `${count} product`),
  loadMore: 'Load more products',
  loadError: 'Failed to fetch products',
  noMatch: (search) => `No product matches “${search}”.`,
  noProduct: 'No supplier offers these products in your city yet.',
  noOwnProduct: 'You have no product in this category yet.',
}
