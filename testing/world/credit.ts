import type { BuiltAccount } from './builders.ts'
import type { BuiltOrder } from './order.ts'

/**
 * Accepts a part of an order, whose delivery is arranged between the two, and receives it without its first line, for which
 * a credit is asked: the credit's public id.
 */
export async function aCredit(
  restaurant: BuiltAccount,
  supplier: BuiltAccount,
  order: BuiltOrder,
): Promise<string> {
  const { publicId, lines } = order.partOf(supplier)
  await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: publicId,
    action: 'accepted',
  })
  const { body } = await restaurant.browser.post('/api/order-receive/', {
    supplier_order_public_id: publicId,
    day: montrealToday(),
    lines: [{ public_id: lines[0], cases: 0, reason: 'missing' }],
    ask_credit: true,
  })
  return body.supplier_products.find((part: { credit: unknown }) => part.credit).credit.public_id
}

/** YYYY-MM-DD. */
export function montrealToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
}
