/** The pictures that README and docs/screenshots show: screens of screens.ts by shape. */
export const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'fr-1440-light': [
    'landing',
    'categories',
    'products',
    'cart',
    'checkout',
    'restaurant-order',
    'supplierinfo',
    'supplier-orders-pending',
    'supplier-order',
    'supplier-import-preview',
  ],
  'fr-390-light': [
    'landing',
    'products',
    'checkout',
    'restaurant-orders',
    'supplier-order',
    'state-out-of-reach',
  ],
  'fr-1440-dark': ['products', 'supplier-products'],
  'en-390-light': ['products'],
  'en-1440-light': ['supplier-order'],
}
