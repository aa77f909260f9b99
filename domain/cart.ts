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

/** A product and the cases of it that a cart is to have; 0 removes its line. */
export type WantedLine = { readonly productId: string; readonly quantity: number }

/** What becomes of a wanted line, with the cases that the cart had before. */
export type SetLine = WantedLine & {
  readonly before: number
  readonly refused: 'not_found' | 'cart_full' | null
}

/**
 * Sets lines of a cart together; of a product named twice the last quantity holds. What leaves makes room for what
 * comes. A stored line (`stored`: cases by product) may be changed though its product cannot be ordered now; a new one is
 * refused when its product is not among `orderable`, or when the cart has MAX_CART_LINES.
 */
export function setLines(
  stored: ReadonlyMap<string, number>,
  wanted: readonly WantedLine[],
  orderable: ReadonlySet<string>,
): SetLine[] {
  const lastOfEach = [...new Map(wanted.map((line) => [line.productId, line])).values()]
  const leaving = lastOfEach.filter(({ quantity }) => quantity === 0)
  const staying = lastOfEach.filter(({ quantity }) => quantity > 0)
  let count = stored.size - leaving.filter(({ productId }) => stored.has(productId)).length

  function refusalOf({ productId, quantity }: WantedLine): SetLine['refused'] {
    if (quantity === 0 || stored.has(productId)) return null
    if (!orderable.has(productId)) return 'not_found'
    if (count >= MAX_CART_LINES) return 'cart_full'
    count++
    return null
  }

  return [...leaving, ...staying].map((line) => ({
    ...line,
    before: stored.get(line.productId) ?? 0,
    refused: refusalOf(line),
  }))
}
