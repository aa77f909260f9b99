import type { PageTexts } from '../fr/page-texts.ts'

export const cartFill: PageTexts['cartFill'] = {
  label: 'Products put into the cart',
  filled: (products, cases) =>
    products === 0
      ? 'No product was put into the cart.'
      : `${products} ${products === 1 ? 'product' : 'products'} in the cart, ${inCases(cases)}.`,
  leftOut: (products) =>
    products === 1
      ? '1 product was not put into the cart.'
      : `${products} products were not put into the cart.`,
  cartFull: (lines) =>
    `The cart already has ${lines} products, the most it can have. Place this order first.`,
  repriced: (products) =>
    products === 1
      ? '1 product has another price or case.'
      : `${products} products have another price or case.`,
  change: { dearer: 'costs more', smaller_case: 'smaller case', other_case: 'different case' },
  before: 'Before',
  now: 'Now',
  offer: (price, content) => `${price} per case of ${content}`,
  unitPrice: (price, unit) => `${price}/${unit}`,
  undo: 'Undo',
  undone: 'What was added is out of the cart again.',
  changesNotSent:
    'Your latest changes to the cart have not been sent yet. Nothing was added: try again in a moment.',
}

function inCases(count: number): string {
  return count === 1 ? '1 case' : `${count.toLocaleString('en-CA')} cases`
}
