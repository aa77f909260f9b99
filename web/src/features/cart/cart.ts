import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { has, isListOf, isProduct } from './stored-shape.ts'

export type Cart = Received<Endpoints['getCart']>
export type CartLine = Cart['cart_products'][number]
export type UnavailableLine = Cart['unavailable'][number]
export type Approval = NonNullable<Cart['approval']>
export type ExceededLimit = NonNullable<Cart['exceeded']>
export type CartProduct = CartLine['product']

/** In place of a minimum until the server has answered: a product list does not know those of its suppliers. */
export const UNKNOWN_MINIMUM = ''

/** What a product list knows of a product. */
export type AddedProduct = Omit<CartProduct, 'supplier'> & {
  supplier: Omit<CartProduct['supplier'], 'minimum_order_price'>
}

export const EMPTY_CART: Cart = {
  total_price: '0',
  cart_products: [],
  unavailable: [],
  cart_version: '',
  approval: null,
  exceeded: null,
}

/** The line of a product, whether it can be ordered or not. */
export function lineOf(
  { cart_products, unavailable }: Cart,
  productId: string,
): CartLine | UnavailableLine | undefined {
  return [...cart_products, ...unavailable].find(({ product }) => product.public_id === productId)
}

/** Cases of a product in the cart, counted or not. */
export function quantityIn(cart: Cart, productId: string): number {
  return lineOf(cart, productId)?.quantity ?? 0
}

export function isCart(stored: unknown): stored is Cart {
  return (
    has(stored, 'cart_products', 'unavailable', 'total_price', 'cart_version') &&
    isListOf(stored.cart_products, isLine) &&
    isListOf(stored.unavailable, isLine)
  )
}

function isLine(line: unknown): boolean {
  return has(line, 'product', 'quantity') && isProduct(line.product)
}
