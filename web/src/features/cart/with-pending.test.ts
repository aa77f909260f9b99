import { describe, expect, test } from 'vitest'
import { type Cart, EMPTY_CART, UNKNOWN_MINIMUM } from './cart.ts'
import { aProduct } from './cart-sync/simulation.ts'
import { savedCents, type Wanted, withPending } from './with-pending.ts'

const wanted = (id: string, quantity: number, price = '44.10'): Wanted => ({
  product: { ...aProduct(id), price },
  wanted: quantity,
})
const lines = (cart: Cart) =>
  cart.cart_products.map(({ product, quantity }) => [product.public_id, quantity])

describe('the cart on screen', () => {
  const beef = withPending(EMPTY_CART, [wanted('beef', 2)])

  test('is the server’s own where nothing is pending', () => {
    expect(withPending(beef, [])).toBe(beef)
  })
  test('holds the newest quantity of a product, and new lines in the order in which they came', () => {
    const pending = [wanted('veal', 1), wanted('cream', 1), wanted('veal', 9), wanted('beef', 3)]
    expect(lines(withPending(beef, pending))).toEqual([
      ['beef', 3],
      ['veal', 9],
      ['cream', 1],
    ])
  })
  test('holds nothing of what is taken out, be it orderable or not', () => {
    const gone = { product: aProduct('gone'), quantity: 4, reason: 'product_deleted' as const }
    const cart = { ...beef, unavailable: [{ ...gone, available_from: null }] }
    const left = withPending(cart, [wanted('beef', 0), wanted('gone', 0)])
    expect([left.cart_products, left.unavailable]).toEqual([[], []])
  })
  test('has totals that follow to the cent', () => {
    const cart = withPending(EMPTY_CART, [wanted('beef', 3), wanted('veal', 1)])
    expect(cart.cart_products.map((line) => line.total_price)).toEqual(['132.30', '44.10'])
    expect(cart.total_price).toBe('176.40')
  })
  test('falls as a whole once a step is reached, and rises again below it', () => {
    const own_price = {
      ...{ source: 'agreed' as const, list_price: '50.00', until: null },
      steps: [
        { from_cases: 1, price: '44.10' },
        { from_cases: 5, price: '40.00' },
      ],
    }
    const product = { ...aProduct('beef'), price: '44.10', own_price }
    const of = (quantity: number, before = EMPTY_CART) =>
      withPending(before, [{ product, wanted: quantity }])
    const five = of(5)
    expect([five.total_price, five.cart_products[0]?.product.price]).toEqual(['200.00', '40.00'])
    expect(savedCents(five.cart_products)).toBe(5_000)
    const four = withPending(five, [
      { product: five.cart_products[0]?.product ?? product, wanted: 4 },
    ])
    expect([four.total_price, savedCents(four.cart_products)]).toEqual(['176.40', 2_360])
  })
  test('costs "0" without a line', () => {
    expect(withPending(beef, [wanted('beef', 0)]).total_price).toBe('0')
  })
  test('takes a supplier’s minimum from the lines that the server knows', () => {
    const unknown = wanted('veal', 1)
    unknown.product.supplier.minimum_order_price = UNKNOWN_MINIMUM
    const [, line] = withPending(beef, [unknown]).cart_products
    expect(line?.product.supplier.minimum_order_price).toBe('50.00')
    const [alone] = withPending(EMPTY_CART, [unknown]).cart_products
    expect(alone?.product.supplier.minimum_order_price).toBe(UNKNOWN_MINIMUM)
  })
})
