/** The categories a product can be in, in the order of product.md 2; `fetl` is fruits and vegetables. */
export const CATEGORY_NAMES = [
  'beef',
  'chicken',
  'pork',
  'seafood',
  'deli',
  'appetizers',
  'bakery',
  'dairy',
  'beverage',
  'fetl',
] as const

/** What can be listed: each category, and `all` of them. No product is in `all`. */
export const LISTING_NAMES = [...CATEGORY_NAMES, 'all'] as const

export type CategoryName = (typeof CATEGORY_NAMES)[number]
export type ListingName = (typeof LISTING_NAMES)[number]

export const MAX_UNIT_LENGTH = 20

/** Letters and digits without accents: kg, unit, 100g, 2oz. */
export const UNIT_PATTERN = /^[A-Za-z0-9]{1,20}$/

/** The units that the product form offers; others may be typed. */
export const COMMON_UNITS = ['unit', 'lb', 'kg', 'g'] as const

export const PRODUCTS_PER_PAGE = 10

/** A longer search is refused: no product name is that long. */
export const MAX_SEARCH_LENGTH = 200

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** `name` follows the reader's language. */
export const RESTAURANT_SORT_KEYS = [
  'name',
  'name_fr',
  'name_en',
  'price',
  'supplier',
  'quantity_per_case',
  'price_per_unit',
] as const
export type RestaurantSortKey = (typeof RESTAURANT_SORT_KEYS)[number]

/** What a supplier can sort its own products by; `name` follows the reader's language. */
export const SUPPLIER_SORT_KEYS = [
  'name_fr',
  'name_en',
  'price',
  'price_per_unit',
  'sold_quantity',
  'quantity_per_case',
  'name',
] as const
export type SupplierSortKey = (typeof SUPPLIER_SORT_KEYS)[number]
