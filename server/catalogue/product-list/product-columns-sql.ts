/** What every list says of a product, under the wire's names: cents, hundredths, ten-thousandths of a dollar. */
export const PRODUCT_COLUMNS = [
  'product.public_id',
  'product.name_fr',
  'product.name_en',
  'product.description',
  'product.category',
  'product.category as category_name',
  'product.unit',
  'product.price_cents as price',
  'product.quantity_hundredths as quantity_per_case',
  'product.price_per_unit',
  'product.price_per_kg',
] as const

/** What lists are sorted by. */
export const SORTED_COLUMNS = [
  'product.id',
  'product.public_id',
  'product.name_fr',
  'product.name_en',
  'product.price_cents',
  'product.quantity_hundredths',
  'product.price_per_unit',
  'product.price_per_kg',
] as const
