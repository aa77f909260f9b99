import { supplierOrderTotal, transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import type { Handler } from '../handler.ts'
import { insertEventForRestaurant } from '../live/order-events-sql.ts'
import { countOwnChange } from '../live/own-changes-sql.ts'
import { answeredLines } from './answered-lines.ts'
import { listOrderedLines, updateOrderLines } from './order-lines-sql.ts'
import {
  hasVersion,
  lockSupplierOrder,
  updateRestaurantOrderTotal,
  updateSupplierOrder,
} from './supplier-order-status-sql.ts'
import { findSupplierOrder } from './supplier-orders-sql.ts'

const ACTIONS = { accepted: 'accept', modified: 'modify', cancelled: 'cancel' } as const

const MAILS = {
  accepted: 'order-accepted',
  modified: 'order-changed',
  cancelled: 'order-rejected',
} as const

export const supplierOrderUpdate: Handler<'supplierOrderUpdate'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const { supplierId } = viewer
  const order = await lockSupplierOrder(tx, supplierId, input.supplier_order_id)
  if (!order) throw refuse('not_found')
  const readOrder = async () => {
    const current = await findSupplierOrder(tx, supplierId, input.supplier_order_id)
    if (!current) throw refuse('not_found')
    return current
  }
  const next = transitionSupplierOrder(order.status, ACTIONS[input.action])
  if ('refused' in next) throw refuse('order_not_pending', { current: await readOrder() })
  const isAsRead = await hasVersion(tx, order.id, input.order_version)
  if (!isAsRead) throw refuse('order_changed', { current: await readOrder() })

  const lines = answeredLines(await listOrderedLines(tx, supplierId, order.id), input)
  await updateOrderLines(tx, order.id, lines)
  const totalCents = supplierOrderTotal(lines)
  const isAnswered = await updateSupplierOrder(tx, viewer, order, { ...next, totalCents })
  if (!isAnswered) throw refuse('order_not_pending', { current: await readOrder() })
  if (totalCents !== order.totalCents) await updateRestaurantOrderTotal(tx, order)
  await dependencies.queueMail(tx, {
    kind: MAILS[input.action],
    to: { accountId: order.restaurantId, members: 'trade' },
    facts: { supplierOrderId: order.id },
  })
  await countOwnChange(tx, supplierId)
  await insertEventForRestaurant(tx, order.id, input.action)
  return readOrder()
}
