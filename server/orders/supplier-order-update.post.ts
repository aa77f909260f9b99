import { createHash } from 'node:crypto'
import type { supplierOrderUpdate as endpoint } from '@halles/contract/endpoints/orders.ts'
import { supplierOrderTotal, transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import { insertEventForRestaurant } from '../live/order-events-sql.ts'
import type { Handler, HandlerContext } from '../platform/handler.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/idempotency-sql.ts'
import { refuse } from '../platform/refuse.ts'
import { answeredLines } from './answered-lines.ts'
import { listOrderedLines, updateOrderLines } from './order-lines-sql.ts'
import {
  type LockedSupplierOrder,
  lockSupplierOrder,
  updateRestaurantOrderTotal,
  updateSupplierOrder,
} from './supplier-order-moves-sql.ts'
import { getSupplierOrder, type SupplierOrderDetail } from './supplier-orders-sql.ts'

type Context = HandlerContext<typeof endpoint>

export const supplierOrderUpdate: Handler<'supplierOrderUpdate'> = async (context) => {
  const { input, tx, idempotencyKey: key } = context
  const { accountId, supplierId } = context.viewer
  const order = await lockSupplierOrder(tx, supplierId, input.supplier_order_id)
  if (key === undefined) return answerOrder(context, order)

  // A retry finds the order answered already, by itself: what it was told then, it is told again.
  const under = { call: 'supplierOrderUpdate', key } as const
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const kept = await findStoredResponse<SupplierOrderDetail>(tx, accountId, under)
  if (kept && kept.fingerprint !== fingerprint) throw refuse('key_reused')
  if (kept) return kept.answer

  const answer = await answerOrder(context, order)
  const isKept = await insertStoredResponse(tx, accountId, { ...under, fingerprint, answer })
  if (!isKept) throw refuse('key_reused')
  return answer
}

const ACTIONS = { accepted: 'accept', modified: 'modify', cancelled: 'cancel' } as const

const MAILS = {
  accepted: 'order-accepted',
  modified: 'order-changed',
  cancelled: 'order-rejected',
} as const

async function answerOrder(
  { tx, viewer: { supplierId }, input, dependencies }: Context,
  order: LockedSupplierOrder,
): Promise<SupplierOrderDetail> {
  const current = () => getSupplierOrder(tx, supplierId, input.supplier_order_id)
  const move = transitionSupplierOrder(order.status, ACTIONS[input.action])
  if ('refused' in move) throw refuse('order_not_pending', { current: await current() })

  const lines = answeredLines(await listOrderedLines(tx, supplierId, order.id), input)
  await updateOrderLines(tx, order.id, lines)
  const totalCents = supplierOrderTotal(lines)
  const isMoved = await updateSupplierOrder(tx, supplierId, order, { ...move, totalCents })
  if (!isMoved) throw refuse('order_not_pending', { current: await current() })
  const restaurantId = await updateRestaurantOrderTotal(tx, order)
  await dependencies.queueMail(tx, {
    kind: MAILS[input.action],
    to: { accountId: restaurantId },
    facts: { supplierOrderId: order.id },
  })
  await insertEventForRestaurant(tx, order.id, input.action)
  return current()
}
