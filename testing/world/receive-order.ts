import { sql } from 'kysely'
import type { Answer, Body } from '../client/browser.ts'
import { answerOf, readOrder } from './both-sides.ts'
import type { BuiltAccount, World } from './builders.ts'
import type { BuiltOrder } from './order.ts'

/** How a restaurant receives one supplier's part of an order, and how that supplier answers a credit, by any of their browsers. */
export function receiptOf(restaurant: BuiltAccount, order: BuiltOrder, supplier: BuiltAccount) {
  const { publicId, lines } = order.partOf(supplier)
  const readPart = async (): Promise<Body> =>
    (await readOrder(restaurant, order)).supplier_products.find(
      (part: Body) => part.public_id === publicId,
    )
  return {
    lines,
    readPart,
    readSupplier: answerOf(supplier, order).read,
    receive: async (body: object = {}, headers?: Record<string, string>): Promise<Answer> =>
      restaurant.browser.post(
        '/api/order-receive/',
        { supplier_order_public_id: publicId, day: await today(restaurant, order), ...body },
        headers,
      ),
    answerCredit: async (body: object, headers?: Record<string, string>): Promise<Answer> =>
      supplier.browser.post(
        '/api/credit-answer/',
        { credit_public_id: (await readPart()).credit?.public_id, ...body },
        headers,
      ),
  }
}

async function today(restaurant: BuiltAccount, order: BuiltOrder): Promise<string> {
  const { supplier_products: parts } = await readOrder(restaurant, order)
  return parts.find((part: Body) => part.receiving)?.receiving.today ?? '2026-01-01'
}

/** Agrees on a delivery whose window ended so many hours ago by the database's clock, or ends in so many. */
export async function agreeOnWindowEnd(
  { database }: World,
  part: { id: number },
  hoursAhead: number,
): Promise<void> {
  const end = sql`((clock_timestamp() + ${hoursAhead}::integer * interval '1 hour') at time zone 'America/Toronto')`
  await sql`
    update supplier_order set delivery_day = ${end}::date, window_from = '00:00', window_to = greatest(${end}::time(0), '00:01'),
      cut_off_at = clock_timestamp() - interval '9 days'
    where id = ${part.id}`.execute(database)
}
