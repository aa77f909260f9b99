import type { Handler } from '../handler.ts'
import { listNextDeliveries } from './next-deliveries-sql.ts'

/** As if each supplier had its goods at hand: what a product needs longer, its page and the checkout say. */
export const nextDeliveries: Handler<'nextDeliveries'> = async ({ input, viewer, reader }) => ({
  deliveries: await listNextDeliveries(reader, viewer.restaurantId, input.supplier_public_ids, 0),
})
