import { createHash } from 'node:crypto'
import type { supplierOrderUpdate as endpoint } from '@halles/contract/endpoints/orders.ts'
import { supplierOrderTotal, transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { insertEventForRestaurant } from '../live/order-events-sql.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import { answeredLines } from './answered-lines.ts'
import { listOrderedLines, updateOrderLines } from './order-lines-sql.ts'
import {
  type LockedSupplierOrder,
  lockSupplierOrder,
  updateRestaurantOrderTotal,
  updateSupplierOrder,
} from './supplier-order-status-sql.ts'
import { findSupplierOrder, type SupplierOrderDetail } from './supplier-orders-sql.ts'

type Context = HandlerContext<typeof endpoint>

export const supplierOrderUpdate: Handler<'supplierOrderUpdate'> = async (context) => {
  const { input, tx, idempotencyKey: key, refuse } = context
  const { accountId, supplierId } = context.viewer
  const order = await lockSupplierOrder(tx, supplierId, input.supplier_order_id)
  if (!order) throw refuse('not_found')
  if (key === undefined) return answerOrder(context, order)

  // A retry would find the order answered already, by itself: it gets the response of the first try.
  const responseKey = { call: 'supplierOrderUpdate', key } as const
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const stored = await findStoredResponse<SupplierOrderDetail>(tx, accountId, responseKey)
  if (stored && stored.fingerprint !== fingerprint) throw refuse('key_reused')
  if (stored) return stored.answer

  const answer = await answerOrder(context, order)
  const isStored = await insertStoredResponse(tx, accountId, {
    ...responseKey,
    fingerprint,
    answer,
  })
  if (!isStored) throw refuse('key_reused')
  return answer
}

const ACTIONS = { accepted: 'accept', modified: 'modify', cancelled: 'cancel' } as const

const MAILS = {
  accepted: 'order-accepted',
  modified: 'order-changed',
  cancelled: 'order-rejected',
} as const

async function answerOrder(
  { tx, viewer: { supplierId }, input, dependencies, refuse }: Context,
  order: LockedSupplierOrder,
): Promise<SupplierOrderDetail> {
  const readOrder = async () => {
    const current = await findSupplierOrder(tx, supplierId, input.supplier_order_id)
    if (!current) throw refuse('not_found')
    return current
  }
  const next = transitionSupplierOrder(order.status, ACTIONS[input.action])
  if ('refused' in next) throw refuse('order_not_pending', { current: await readOrder() })

  const lines = answeredLines(await listOrderedLines(tx, supplierId, order.id), input)
  await updateOrderLines(tx, order.id, lines)
  const totalCents = supplierOrderTotal(lines)
  const isAnswered = await updateSupplierOrder(tx, supplierId, order, { ...next, totalCents })
  if (!isAnswered) throw refuse('order_not_pending', { current: await readOrder() })
  const restaurantId = await updateRestaurantOrderTotal(tx, order)
  await dependencies.queueMail(tx, {
    kind: MAILS[input.action],
    to: { accountId: restaurantId },
    facts: { supplierOrderId: order.id },
  })
  await insertEventForRestaurant(tx, order.id, input.action)
  return readOrder()
}
