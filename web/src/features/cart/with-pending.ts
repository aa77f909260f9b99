import { formatMoney, lineTotal, parseMoney, sumCents } from '@halles/domain/money.ts'
import type { Cart, CartLine, CartProduct } from './cart.ts'

/** Cases wanted of a product; 0 takes it out. */
export type Wanted = { product: CartProduct; wanted: number }

/** The cart as it will be once the server has answered every change. New lines come last, in the order of the changes. */
export function withPending(cart: Cart, pending: readonly Wanted[]): Cart {
  if (pending.length === 0) return cart
  const newest = new Map(pending.map((change) => [change.product.public_id, change]))
  const isLeft = (line: { product: CartProduct }) =>
    newest.get(line.product.public_id)?.wanted !== 0
  const lines = cart.cart_products.filter(isLeft)
  const known = new Set(lines.map((line) => line.product.public_id))
  const added = [...newest.values()].filter(
    ({ product, wanted }) => wanted > 0 && !known.has(product.public_id),
  )
  const cart_products = [
    ...lines.map((line) => {
      const change = newest.get(line.product.public_id)
      return change ? lineWith(line.product, change.wanted) : line
    }),
    ...added.map(({ product, wanted }) => lineWith(withMinimum(product, cart), wanted)),
  ]
  const cents = sumCents(cart_products.map((line) => parseMoney(line.total_price) ?? 0))
  return {
    ...cart,
    cart_products,
    unavailable: cart.unavailable.filter(isLeft),
    total_price: cents === 0 ? '0' : formatMoney(cents),
  }
}

/** At the price that so many cases have, as the server will answer it. */
function lineWith(product: CartProduct, quantity: number): CartLine {
  const reached = product.own_price?.steps.findLast(({ from_cases }) => from_cases <= quantity)
  const price = reached?.price ?? product.price
  const cents = lineTotal(parseMoney(price) ?? 0, quantity)
  return { product: { ...product, price }, quantity, total_price: formatMoney(cents) }
}

/** In cents: what the lines cost less than at the prices that everyone is asked. */
export function savedCents(lines: readonly CartLine[]): number {
  return sumCents(
    lines.map(({ product: { own_price, price }, quantity }) =>
      own_price
        ? lineTotal((parseMoney(own_price.list_price) ?? 0) - (parseMoney(price) ?? 0), quantity)
        : 0,
    ),
  )
}

/** A product list does not know its suppliers' minimums; the cart knows those of its own. */
function withMinimum(product: CartProduct, cart: Cart): CartProduct {
  const { public_id } = product.supplier
  const known = cart.cart_products.find((line) => line.product.supplier.public_id === public_id)
  return known ? { ...product, supplier: known.product.supplier } : product
}
