import { changesOfRestaurant } from '@halles/domain/order-change.ts'
import type { Handler } from '../../handler.ts'
import { changeOrder } from '../change-order.ts'
import { listOrderedLines } from '../facts/order-lines-sql.ts'
import { lockOrderForChange } from '../lock-order-for-change.ts'
import { refusalReason } from './refusal-reason.ts'

export const supplierOrderCancel: Handler<'supplierOrderCancel'> = async (context) => {
  const { tx, input, refuse } = context
  const found = await lockOrderForChange(context, input.supplier_order_public_id)
  if (!found) throw refuse('not_found')
  const { order, state, phase, readOrder } = found
  const refused = refusalReason(found, input.order_version)
  if (refused) throw refuse(refused, { current: await readOrder() })
  const before = await listOrderedLines(tx, order.id)
  const open = before.filter((line) => !line.isCancelled)
  const possible = changesOfRestaurant(
    phase,
    open.map(({ publicId }) => ({ mayDrop: state.droppable.includes(publicId) })),
  )
  // guard: order cancel: too late [supplier-order-cancel.post]
  //   lines: 2
  if (!possible.includes('cancel'))
    throw refuse('too_late_to_change', { current: await readOrder() })

  const { reason, note } = input
  const cancelled = { isCancelled: true, cancelledBy: 'restaurant' as const, reason }
  return changeOrder(context, found, {
    step: { status: 'cancelled', reason, text: note },
    lines: { before, changed: open.map((line) => ({ ...line, ...cancelled })) },
  })
}
