import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { lineEntries, withChanges } from '@halles/domain/line-entries.ts'
import { supplierOrderTotal, transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { Handler } from '../../handler.ts'
import { insertEventForRestaurant } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { lockProducts } from '../added-lines-sql.ts'
import { hasRoomFor, insertOrderEntries } from '../facts/order-entries-sql.ts'
import {
  type ChangedLine,
  listOrderedLines,
  type OrderedLine,
  updateOrderLines,
} from '../facts/order-lines-sql.ts'
import { findSupplierOrder } from '../lists/supplier-orders-sql.ts'
import { endProposals } from '../proposals/proposals-sql.ts'
import { proposeSubstitutes } from '../proposals/propose-substitutes.ts'
import { isReceived } from '../receiving/received-order-sql.ts'
import {
  hasVersion,
  type LockedSupplierOrder,
  lockSupplierOrder,
  updateRestaurantOrderTotal,
  updateSupplierOrder,
  updateSupplierOrderTotal,
} from '../supplier-order-status-sql.ts'
import { answeredLines, saidOf } from './answered-lines.ts'

type Update = Input<Endpoints['supplierOrderUpdate']>

const ACTIONS = { accepted: 'accept', modified: 'modify', cancelled: 'cancel' } as const

const MAILS = {
  accepted: 'order-accepted',
  modified: 'order-changed',
  cancelled: 'order-rejected',
} as const

export const supplierOrderUpdate: Handler<'supplierOrderUpdate'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const { supplierId } = viewer
  const substitutes = input.action === 'modified' ? input.substitutes : []
  // Products are locked before orders.
  if (substitutes.length > 0)
    await lockProducts(
      tx,
      substitutes.map((one) => one.product_public_id),
    )
  const order = await lockSupplierOrder(tx, supplierId, input.supplier_order_id)
  if (!order) throw refuse('not_found')
  const readOrder = async () => {
    const current = await findSupplierOrder(tx, supplierId, input.supplier_order_id)
    if (!current) throw refuse('not_found')
    return current
  }
  const isReduction = reducesAcceptedOrder(order, input)
  const next = transitionSupplierOrder(order.status, ACTIONS[input.action])
  if ('refused' in next && !isReduction)
    throw refuse('order_not_pending', { current: await readOrder() })
  const isAsRead = await hasVersion(tx, order.id, input.order_version)
  // guard: answer: version that was seen [supplier-order-update.post]
  //   code: if (!isAsRead) throw
  //   instead: if (false as boolean) throw
  if (!isAsRead) throw refuse('order_changed', { current: await readOrder() })

  // What came is settled by a credit, not by another quantity.
  if (isReduction && (await isReceived(tx, order.id)))
    throw refuse('too_late_to_change', { current: await readOrder() })

  const lines = await listOrderedLines(tx, order.id)
  const changed = answeredLines(lines, input)
  if (isReduction) {
    refuseUnexplained(changed)
    // The one answer to a pending order always has room, a reduction may be followed by another.
    if (!(await hasRoomFor(tx, order.id, changed.length)))
      throw refuse('trail_full', { current: await readOrder() })
  }
  // guard: proposals: over with an order that is refused [proposal-answer.post]
  if (input.action === 'cancelled') await endProposals(tx, order.id)
  await updateOrderLines(tx, order.id, changed)
  const totalCents = supplierOrderTotal(withChanges(lines, changed))
  if ('status' in next) {
    const isAnswered = await updateSupplierOrder(tx, viewer, order, {
      ...next,
      totalCents,
      reason: input.reason,
      note: input.note,
    })
    if (!isAnswered) throw refuse('order_not_pending', { current: await readOrder() })
  } else await updateSupplierOrderTotal(tx, order, totalCents)
  if (totalCents !== order.totalCents) await updateRestaurantOrderTotal(tx, order)
  await insertLineEntries(tx, viewer, order, input, { lines, changed })
  const proposed = await proposeSubstitutes(context, substitutes, lines)
  if (proposed && 'refused' in proposed)
    throw refuse(proposed.refused, { current: await readOrder() })
  // With substitutes it is one mail, with what waits for an answer in it.
  const facts = { supplierOrderId: order.id, proposalId: proposed?.proposalId }
  await dependencies.queueMail(tx, {
    kind: isReduction ? 'order-reduced' : MAILS[input.action],
    to: { accountId: order.restaurantId, members: 'trade' },
    facts,
  })
  await countOwnChange(tx, supplierId)
  const event = isReduction ? 'changed' : input.action
  await insertEventForRestaurant(tx, order.id, proposed?.proposalId ? 'proposed' : event)
  return readOrder()
}

/** Without a reason a change answers a pending order, as it did before accepted ones could be reduced. */
function reducesAcceptedOrder(order: LockedSupplierOrder, input: Update): boolean {
  return (
    order.status === 'acknowledged' &&
    input.action === 'modified' &&
    (input.reason !== undefined || input.reasons.length > 0)
  )
}

function refuseUnexplained(changed: readonly ChangedLine[]): void {
  if (changed.some((line) => line.reason === null)) throw refuseField('reason', 'required')
}

/** Of a cancelled order its step says it all. */
async function insertLineEntries(
  tx: Transaction,
  viewer: Parameters<typeof insertOrderEntries>[2],
  order: LockedSupplierOrder,
  input: Update,
  { lines, changed }: { lines: readonly OrderedLine[]; changed: readonly ChangedLine[] },
): Promise<void> {
  if (input.action !== 'modified') return
  const noteOf = (line: ChangedLine) => saidOf(input, line.publicId).note
  await insertOrderEntries(tx, order.id, viewer, lineEntries(lines, changed, noteOf))
}
