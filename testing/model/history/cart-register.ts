import type { Sequential } from './linearizability.ts'

/** Cases by product, 0: none; and what was ordered, the first order first. */
export type CartState = { cart: number[]; orders: number[][] }
export type CartCall =
  | { do: 'add'; product: number; quantity: number }
  | { do: 'update'; product: number; quantity: number }
  | { do: 'remove'; product: number }
  | { do: 'checkout' }
  | { do: 'read' }
  | { do: 'orders' }

/** A refusal's code or `ok`, and the cart as it was answered, or what was ordered. */
export type CartOutcome = [code: string, seen: number[] | number[][] | null]

/** The cart of a restaurant, from which several of its browsers order. */
export function cartRegister(products: number): Sequential<CartState, CartCall, CartOutcome> {
  return {
    initial: { cart: Array(products).fill(0), orders: [] },
    run: ({ cart, orders }, call) => {
      if (call.do === 'read') return { state: { cart, orders }, outcome: ['ok', cart] }
      if (call.do === 'orders') return { state: { cart, orders }, outcome: ['ok', orders] }
      if (call.do === 'checkout') {
        const isEmpty = cart.every((cases) => cases === 0)
        if (isEmpty) return { state: { cart, orders }, outcome: ['cart_empty', null] }
        const state = { cart: cart.map(() => 0), orders: [...orders, cart] }
        return { state, outcome: ['ok', cart] }
      }
      const before = cart[call.product] ?? 0
      if (call.do === 'update' && before === 0)
        return { state: { cart, orders }, outcome: ['not_found', null] }
      const cases =
        call.do === 'remove' ? 0 : call.do === 'add' ? before + call.quantity : call.quantity
      const after = cart.with(call.product, cases)
      return { state: { cart: after, orders }, outcome: ['ok', after] }
    },
  }
}
