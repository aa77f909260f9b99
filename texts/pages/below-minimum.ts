import { de } from '../fr/elision.ts'

const NBSP = '\u00a0'

const fr = {
  seeProductsOf: (supplier: string) => `Voir les produits ${de(supplier)}`,
  removeSupplier: 'Retirer ce fournisseur',
  removeSupplierNamed: (supplier: string) => `Retirer ce fournisseur${NBSP}: ${supplier}`,
  supplierRemoved: (supplier: string, products: number) =>
    products === 1
      ? `${supplier}${NBSP}: 1 produit retiré du panier.`
      : `${supplier}${NBSP}: ${products} produits retirés du panier.`,
  restoreSupplier: 'Remettre au panier',
}

const en: typeof fr = {
  seeProductsOf: (supplier) => `See the products of ${supplier}`,
  removeSupplier: 'Remove this supplier',
  removeSupplierNamed: (supplier) => `Remove this supplier: ${supplier}`,
  supplierRemoved: (supplier, products) =>
    products === 1
      ? `${supplier}: 1 product removed from the cart.`
      : `${supplier}: ${products} products removed from the cart.`,
  restoreSupplier: 'Put back in the cart',
}

/** In cart and checkout: what can be done about a minimum that is not met. */
export const belowMinimumTexts = { fr, en }
