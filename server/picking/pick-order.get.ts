import type { Handler } from '../handler.ts'
import { findOrderToPick } from './pick-orders-sql.ts'

export const pickOrder: Handler<'pickOrder'> = async ({ input, viewer, reader, refuse }) => {
  const order = await findOrderToPick(reader, viewer.supplierId, input.supplier_order_public_id)
  if (!order) throw refuse('not_found')
  return order
}
