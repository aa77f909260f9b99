import type { CatalogueKey, ProductKey } from './catalogues.ts'

/** One of a supplier's goods that is out; `days` until it is back, where its supplier knows. */
type SwitchedOff = { supplier: CatalogueKey; product: string; days?: number }

/** What the market is out of: a boat that did not go out, a season that is over, a cut that is ageing. */
export const switchedOff: readonly SwitchedOff[] = [
  off('boucherie', 'cote-vieillie', 9),
  off('boucherie', 'onglet', 2),
  off('boucherie', 'langue-boeuf'),
  off('poissonnerie', 'huitres', 3),
  off('poissonnerie', 'homard-vivant'),
  off('maraichers', 'tetes-violon'),
  off('maraichers', 'mais-sucre'),
]

function off<Supplier extends CatalogueKey>(
  supplier: Supplier,
  product: ProductKey<Supplier>,
  days?: number,
): SwitchedOff {
  return { supplier, product, ...(days !== undefined && { days }) }
}
