import type { Mark } from '@halles/domain/product-marks.ts'

/** What a product is marked as. */
export const marks: Record<Mark, string> = {
  organic: 'Biologique',
  halal: 'Halal',
  kosher: 'Casher',
  fair_trade: 'Équitable',
  sustainable_fishing: 'Pêche durable',
  free_range: 'Élevé en liberté',
  grass_fed: 'Nourri à l’herbe',
}
