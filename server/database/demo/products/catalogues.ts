import { boissons } from './boissons.ts'
import { boucherie } from './boucherie.ts'
import { boulangerie } from './boulangerie.ts'
import { briseFer } from './brise-fer.ts'
import { charcuterie } from './charcuterie.ts'
import type { DemoProduct } from './demo-product.ts'
import { distribution } from './distribution.ts'
import { laiterie } from './laiterie.ts'
import { maraichers } from './maraichers.ts'
import { poissonnerie } from './poissonnerie.ts'
import { primeurs } from './primeurs.ts'
import { sousBois } from './sous-bois.ts'
import { volailles } from './volailles.ts'

/** Each supplier's price list, by the supplier's key; a product's key is its own within the list. */
export const catalogues = {
  boucherie,
  volailles,
  poissonnerie,
  primeurs,
  maraichers,
  laiterie,
  boulangerie,
  charcuterie,
  boissons,
  distribution,
  'sous-bois': sousBois,
  'brise-fer': briseFer,
} as const satisfies Record<string, Record<string, DemoProduct>>

export type CatalogueKey = keyof typeof catalogues
export type ProductKey<Supplier extends CatalogueKey> = keyof (typeof catalogues)[Supplier] & string

/** The product of that key, or undefined; for keys that the compiler cannot follow any more. */
export function findDemoProduct(supplier: CatalogueKey, product: string): DemoProduct | undefined {
  const list: Record<string, DemoProduct> = catalogues[supplier]
  return list[product]
}
