import type { Body } from '../client/browser.ts'
import type { BuiltAccount } from './builders.ts'

type Line = { product: { publicId: string }; quantity: number }

/** Fills a restaurant's cart as a person does, line by line; the cart as it then is. */
export async function aCart(restaurant: BuiltAccount, lines: Line[]): Promise<Body> {
  let cart: Body
  for (const { product, quantity } of lines) {
    const answer = await restaurant.browser.post('/api/cart-add/', {
      productId: product.publicId,
      quantity,
    })
    if (answer.status !== 200) throw new Error(answer.text)
    cart = answer.body
  }
  return cart
}

/** Both sides of a line, as a person reads it: product, cases, cents as text. */
export function linesOf(cart: Body): [string, number, string][] {
  return cart.cart_products.map((line: Body) => [
    line.product.public_id,
    line.quantity,
    line.total_price,
  ])
}
