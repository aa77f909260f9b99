import type { Answer, Body } from '../client/browser.ts'
import type { BuiltAccount } from './builders.ts'
import type { BuiltOrder } from './order.ts'

/** How a supplier answers its part of an order, by any of its browsers. */
export function answerOf(supplier: BuiltAccount, order: BuiltOrder) {
  const { publicId, lines } = order.partOf(supplier)
  return {
    lines,
    answer: (body: object, headers?: Record<string, string>): Promise<Answer> =>
      supplier.browser.post(
        '/api/supplier-order-update/',
        { supplier_order_id: publicId, ...body },
        headers,
      ),
    read: async (): Promise<Body> =>
      (await supplier.browser.get(`/api/supplier-order-list/?supplier_order_public_id=${publicId}`))
        .body,
  }
}

/** The order as its restaurant reads it. */
export async function readOrder(restaurant: BuiltAccount, order: BuiltOrder): Promise<Body> {
  const address = `/api/restaurant-order-list/?order_public_id=${order.publicId}`
  return (await restaurant.browser.get(address)).body
}
