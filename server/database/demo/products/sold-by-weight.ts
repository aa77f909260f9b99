import type { CatalogueKey, ProductKey } from './catalogues.ts'

const SOLD_BY_WEIGHT: ReadonlySet<string> = new Set([
  ...of('boucherie', 'contre-filet', 'faux-filet', 'filet-boeuf'),
  ...of('laiterie', 'cheddar-2-ans', 'bleu'),
])

/** Whether a supplier charges this product by what its cases weigh. */
export function isSoldByWeight(supplier: string, product: string): boolean {
  return SOLD_BY_WEIGHT.has(`${supplier} ${product}`)
}

function of<Supplier extends CatalogueKey>(
  supplier: Supplier,
  ...products: ProductKey<Supplier>[]
): string[] {
  return products.map((product) => `${supplier} ${product}`)
}
