import { transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import { insertEventForRestaurant } from '../live/order-events-sql.ts'
import type { Handler } from '../platform/handler.ts'
import { lockSupplierOrder, updateSupplierOrder } from './supplier-order-moves-sql.ts'
import { getSupplierOrder } from './supplier-orders-sql.ts'

export const supplierOrderSetToDone: Handler<'supplierOrderSetToDone'> = async ({
  input,
  viewer: { supplierId },
  tx,
  refuse,
}) => {
  const order = await lockSupplierOrder(tx, supplierId, input.supplier_order_id)
  const move = transitionSupplierOrder(order.status, 'set-to-done')
  const isMoved = 'status' in move && (await updateSupplierOrder(tx, supplierId, order, move))
  const current = await getSupplierOrder(tx, supplierId, input.supplier_order_id)
  if (!isMoved) throw refuse('order_not_acknowledged', { current })
  await insertEventForRestaurant(tx, order.id, 'done')
  return current
}
