import type { Mark } from '@halles/domain/product-marks.ts'

/** What a product is marked as. */
export const marks: Record<Mark, string> = {
  organic: 'Organic',
  halal: 'Halal',
  kosher: 'Kosher',
  fair_trade: 'Fair trade',
  sustainable_fishing: 'Sustainable fishing',
  free_range: 'Free range',
  grass_fed: 'Grass-fed',
}
