import { type Cents, lineTotal, sumCents } from './money.ts'

/** Cases of one product in a cart: four digits fit the quantity field, and no restaurant orders ten thousand. */
export const MAX_LINE_QUANTITY = 9_999

/** Different products in a cart: several times the largest real order, and still one quick checkout. */
export const MAX_CART_LINES = 200

/** Cases in a line (0 when the product is not in the cart yet) and cases added; refused above MAX_LINE_QUANTITY. */
export function addToLine(
  current: number,
  added: number,
): { quantity: number } | { refused: 'quantity_too_large' } {
  const quantity = current + added
  return quantity > MAX_LINE_QUANTITY ? { refused: 'quantity_too_large' } : { quantity }
}

/** Sum of price times cases over the lines, in cents. */
export function cartTotal(
  lines: readonly { readonly priceCents: Cents; readonly quantity: number }[],
): Cents {
  return sumCents(lines.map((line) => lineTotal(line.priceCents, line.quantity)))
}
