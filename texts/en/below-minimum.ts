import type { PageTexts } from '../fr/page-texts.ts'

export const belowMinimum: PageTexts['belowMinimum'] = {
  seeProductsOf: (supplier) => `See the products of ${supplier}`,
  removeSupplier: 'Remove this supplier',
  removeSupplierNamed: (supplier) => `Remove this supplier: ${supplier}`,
  supplierRemoved: (supplier, products) =>
    products === 1
      ? `${supplier}: 1 product removed from the cart.`
      : `${supplier}: ${products} products removed from the cart.`,
  restoreSupplier: 'Put back in the cart',
}
