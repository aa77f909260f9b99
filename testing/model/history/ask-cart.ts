import { randomUUID } from 'node:crypto'
import type { Body, Browser } from '../../client/browser.ts'
import type { CartCall, CartOutcome } from './cart-register.ts'

/** Asks it over HTTP; unknown when no server can say what became of it. What a checkout has ordered is read after it: it stays. */
export async function askCart(
  browser: Browser,
  products: readonly string[],
  call: CartCall,
): Promise<CartOutcome | 'unknown'> {
  if (call.do === 'orders') return ['ok', await readOrders(browser, products)]
  const { status, body } = await send(browser, products, call)
  if (status >= 500) return 'unknown'
  if (status !== 200) return [body.code, null]
  if (call.do === 'checkout')
    return ['ok', await readOrder(browser, products, body.order_public_id)]
  return ['ok', casesIn(products, body.cart_products)]
}

function send(browser: Browser, products: readonly string[], call: CartCall) {
  if (call.do === 'read') return browser.get('/api/cart/')
  const body = {
    ...('product' in call && { productId: products[call.product] }),
    ...('quantity' in call && { quantity: call.quantity }),
  }
  const path = call.do === 'checkout' ? '/api/checkout/' : `/api/cart-${call.do}/`
  return browser.post(path, body, { 'Idempotency-Key': randomUUID() })
}

async function readOrder(browser: Browser, products: readonly string[], publicId: string) {
  const { body } = await browser.get(`/api/restaurant-order-list/?order_public_id=${publicId}`)
  return casesIn(
    products,
    body.supplier_products.flatMap((part: Body) => part.products),
  )
}

async function readOrders(browser: Browser, products: readonly string[]): Promise<number[][]> {
  const { body } = await browser.get('/api/restaurant-order-list/?status=active')
  const orders: Body[] = body.toSorted((one: Body, other: Body) => one.number - other.number)
  return Promise.all(orders.map((order) => readOrder(browser, products, order.public_id)))
}

const casesIn = (products: readonly string[], lines: Body[]): number[] =>
  products.map((id) => lines.find((line) => line.product.public_id === id)?.quantity ?? 0)
