import type { CatalogueKey, ProductKey } from './catalogues.ts'

const FOR_CUSTOMERS: ReadonlySet<string> = new Set([
  ...of('boucherie', 'porcelet', 'soc-porc'),
  ...of('laiterie', 'yogourt-portions'),
])

/** Whether a supplier keeps this product for its customers. */
export function isForCustomers(supplier: string, product: string): boolean {
  return FOR_CUSTOMERS.has(`${supplier} ${product}`)
}

function of<Supplier extends CatalogueKey>(
  supplier: Supplier,
  ...products: ProductKey<Supplier>[]
): string[] {
  return products.map((product) => `${supplier} ${product}`)
}
