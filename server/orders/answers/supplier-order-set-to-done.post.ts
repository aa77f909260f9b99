import { transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import type { Handler } from '../../handler.ts'
import { insertEventForRestaurant } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { findSupplierOrder } from '../lists/supplier-orders-sql.ts'
import { endProposals } from '../proposals/proposals-sql.ts'
import { lockSupplierOrder, updateSupplierOrder } from '../supplier-order-status-sql.ts'

export const supplierOrderSetToDone: Handler<'supplierOrderSetToDone'> = async ({
  input: { supplier_order_id: publicId },
  viewer,
  tx,
  refuse,
}) => {
  const { supplierId } = viewer
  const order = await lockSupplierOrder(tx, supplierId, publicId)
  if (!order) throw refuse('not_found')
  const next = transitionSupplierOrder(order.status, 'set-to-done')
  // guard: proposals: over with an order that is done [proposal-answer.post]
  if ('status' in next) await endProposals(tx, order.id)
  const isDone = 'status' in next && (await updateSupplierOrder(tx, viewer, order, next))
  const current = await findSupplierOrder(tx, supplierId, publicId)
  if (!current) throw refuse('not_found')
  if (!isDone) throw refuse('order_not_acknowledged', { current })
  await countOwnChange(tx, supplierId)
  await insertEventForRestaurant(tx, order.id, 'done')
  return current
}
