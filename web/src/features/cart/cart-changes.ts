import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { formatMoney, lineTotal, parseMoney, sumCents } from '@halles/domain/money.ts'
import type { Cart, CartLine } from './cart-queries.ts'

type CartProduct = CartLine['product']

/** What a product list knows of a product: all but its supplier's minimum. */
export type AddedProduct = Omit<CartProduct, 'supplier'> & {
  supplier: Omit<CartProduct['supplier'], 'minimum_order_price'>
}

/** Something a person does to the cart. Quantities are cases. */
export type CartChange =
  | { kind: 'add'; product: AddedProduct; quantity: number }
  | { kind: 'update'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }

export const EMPTY_CART: Cart = {
  total_price: '0',
  cart_products: [],
  unavailable: [],
  cart_version: '',
}

/** The cart as it will be once the server has taken these changes, in their order. */
export function withChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  if (changes.length === 0) return cart
  const changed = changes.reduce(withChange, cart)
  const cents = sumCents(changed.cart_products.map((line) => parseMoney(line.total_price) ?? 0))
  return { ...changed, total_price: cents === 0 ? '0' : formatMoney(cents) }
}

export function productOf(change: CartChange): string {
  return change.kind === 'add' ? change.product.public_id : change.productId
}

/** Cases of the change's product once it is made. */
export function quantityAfter(quantity: number, change: CartChange): number {
  if (change.kind === 'remove') return 0
  if (change.kind === 'update') return quantity === 0 ? 0 : change.quantity
  return Math.min(quantity + change.quantity, MAX_LINE_QUANTITY)
}

function withChange(cart: Cart, change: CartChange): Cart {
  const id = productOf(change)
  const isNew = !cart.cart_products.some((line) => line.product.public_id === id)
  if (isNew && change.kind === 'add') {
    return { ...cart, cart_products: [...cart.cart_products, newLine(cart, change)] }
  }
  const keep = (line: { product: { public_id: string } }) => line.product.public_id !== id
  if (change.kind === 'remove') {
    return {
      ...cart,
      cart_products: cart.cart_products.filter(keep),
      unavailable: cart.unavailable.filter(keep),
    }
  }
  return {
    ...cart,
    cart_products: cart.cart_products.map((line) =>
      keep(line) ? line : withQuantity(line, quantityAfter(line.quantity, change)),
    ),
  }
}

function newLine(
  cart: Cart,
  { product, quantity }: Extract<CartChange, { kind: 'add' }>,
): CartLine {
  const { public_id, name } = product.supplier
  const known = cart.cart_products.find((line) => line.product.supplier.public_id === public_id)
  // Until the server's answer names it, an unknown minimum is none: nothing is claimed that may be wrong.
  const minimum_order_price = known?.product.supplier.minimum_order_price ?? '0.00'
  const supplier = { public_id, name, minimum_order_price }
  return withQuantity(
    { product: { ...product, supplier }, quantity: 0, total_price: '0' },
    quantity,
  )
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const cents = lineTotal(parseMoney(line.product.price) ?? 0, quantity)
  return { ...line, quantity, total_price: formatMoney(cents) }
}

/** Whether a quantity need not be sent: another for the same product, or its removal, stands behind it in line. */
export function isOvertaken(change: CartChange, line: Iterable<CartChange>): boolean {
  const inLine = [...line]
  return inLine
    .slice(inLine.indexOf(change) + 1)
    .some((later) => later.kind !== 'add' && productOf(later) === productOf(change))
}
