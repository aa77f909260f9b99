import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type SupplierOrderStatus, transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { lockProducts } from '../added-lines-sql.ts'
import { tellOfChange, writeChange } from '../change-order.ts'
import { listOrderedLines } from '../facts/order-lines-sql.ts'
import { hasRoomFor, isAsRead, lockOrderForChange } from '../lock-order-for-change.ts'
import { callOtherSide } from '../proposals/call-other-side.ts'
import { proposeSubstitutes } from '../proposals/propose-substitutes.ts'
import { answeredLines, reasonAndNote } from './answered-lines.ts'

type Update = Input<Endpoints['supplierOrderUpdate']>

const ACTIONS = { accepted: 'accept', modified: 'modify', cancelled: 'cancel' } as const

export const supplierOrderUpdate: Handler<'supplierOrderUpdate'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const substitutes = input.action === 'modified' ? input.substitutes : []
  // Products are locked before orders.
  if (substitutes.length > 0)
    await lockProducts(
      tx,
      substitutes.map((one) => one.product_public_id),
    )
  const found = await lockOrderForChange(context, input.supplier_order_id)
  if (!found) throw refuse('not_found')
  const { order, state, readOrder } = found
  const isReduction = reducesAcceptedOrder(order.status, input)
  const next = transitionSupplierOrder(order.status, ACTIONS[input.action])
  if ('refused' in next && !isReduction)
    throw refuse('order_not_pending', { current: await readOrder() })
  // guard: answer: version that was seen [supplier-order-update.post]
  //   lines: 2
  if (!isAsRead(state, input.order_version))
    throw refuse('order_changed', { current: await readOrder() })
  // What came is settled by a credit, not by another quantity.
  if (isReduction && state.isReceived)
    throw refuse('too_late_to_change', { current: await readOrder() })

  const before = await listOrderedLines(tx, order.id)
  const changed = answeredLines(before, input)
  if (isReduction) {
    if (changed.some((line) => line.reason === null)) throw refuseField('reason', 'required')
    // The one answer to a pending order always has room, a reduction may be followed by another.
    if (!hasRoomFor(state, changed.length))
      throw refuse('trail_full', { current: await readOrder() })
  }
  const answered = await writeChange(tx, order, viewer, {
    ...('status' in next && { step: { ...next, reason: input.reason, text: input.note } }),
    lines: { before, changed, noteOf: noteOf(input) },
  })
  const proposed = await proposeSubstitutes(context, found, { wanted: substitutes, before })
  if ('refused' in proposed) {
    const isLate = proposed.refused === 'too_late_to_propose'
    const said = isLate ? await callOtherSide(tx, order, 'supplier') : {}
    throw refuse(proposed.refused, { current: await readOrder() }, said)
  }
  // With substitutes it is one mail, with what waits for an answer in it.
  await tellOfChange(context, order, [...answered, ...proposed.recorded])
  return readOrder()
}

/** Without a reason a change answers a pending order, as it did before accepted ones could be reduced. */
function reducesAcceptedOrder(status: SupplierOrderStatus, input: Update): boolean {
  return (
    status === 'acknowledged' &&
    input.action === 'modified' &&
    (input.reason !== undefined || input.reasons.length > 0)
  )
}

function noteOf(input: Update) {
  return ({ publicId = '' }) =>
    input.action === 'modified' ? reasonAndNote(input, publicId).note : ''
}
