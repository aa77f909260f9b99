import { api, isInvalidInput, isNotFound } from '../../../platform/api/api.ts'
import type { OwnProduct } from '../product-pages.ts'
import { addChange, type CatalogueChange, reversed } from './catalogue-changes.ts'

export type AvailabilityChange = Extract<CatalogueChange, { kind: 'availability' }>

/** Makes a product available again, or not, as it was. What was not undone can be, once the server answers again. */
export async function undoAvailability(back: AvailabilityChange): Promise<OwnProduct> {
  const { product, to } = back
  try {
    return await api.productAvailability({ public_id: product.public_id, ...to })
  } catch (error) {
    // A product that is gone, or a day that has passed, would only stand before the older changes.
    if (!isNotFound(error) && !isInvalidInput(error)) addChange(reversed(back))
    throw error
  }
}
