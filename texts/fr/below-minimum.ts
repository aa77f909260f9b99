import { de } from './elision.ts'

const NBSP = '\u00a0'

/** In cart and checkout: what can be done about a minimum that is not met. */
export const belowMinimum = {
  seeProductsOf: (supplier: string) => `Voir les produits ${de(supplier)}`,
  removeSupplier: 'Retirer ce fournisseur',
  removeSupplierNamed: (supplier: string) => `Retirer ce fournisseur${NBSP}: ${supplier}`,
  supplierRemoved: (supplier: string, products: number) =>
    products === 1
      ? `${supplier}${NBSP}: 1 produit retiré du panier.`
      : `${supplier}${NBSP}: ${products} produits retirés du panier.`,
  restoreSupplier: 'Remettre au panier',
}
