import { changesOfRestaurant } from '@halles/domain/order-change.ts'
import type { Handler } from '../../handler.ts'
import { insertEventForSupplier } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { listOrderedLines, updateOrderLines } from '../facts/order-lines-sql.ts'
import { lockPartToChange } from '../lock-order-for-change.ts'
import { endProposals } from '../proposals/proposals-sql.ts'
import { updateRestaurantOrderTotal, updateSupplierOrder } from '../supplier-order-status-sql.ts'

export const supplierOrderCancel: Handler<'supplierOrderCancel'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const found = await lockPartToChange(tx, viewer.restaurantId, input)
  if (!found) throw refuse('not_found')
  const { part, phase, droppable, refused, readOrder } = found
  if (refused) throw refuse(refused, { current: await readOrder() })
  const lines = await listOrderedLines(tx, part.id)
  const open = lines.filter((line) => !line.isCancelled)
  const possible = changesOfRestaurant(
    phase,
    open.map(({ publicId }) => ({ mayDrop: droppable.includes(publicId) })),
  )
  // guard: order cancel: too late [supplier-order-cancel.post]
  //   lines: 2
  if (!possible.includes('cancel'))
    throw refuse('too_late_to_change', { current: await readOrder() })

  const { reason, note } = input
  await updateOrderLines(
    tx,
    part.id,
    open.map((line) => ({ ...line, isCancelled: true, cancelledBy: 'restaurant', reason })),
  )
  // guard: proposals: over with an order that is cancelled [proposal-answer.post]
  await endProposals(tx, part.id)
  await updateSupplierOrder(tx, viewer, part, { status: 'cancelled', totalCents: 0, reason, note })
  await updateRestaurantOrderTotal(tx, part)
  await dependencies.queueMail(tx, {
    kind: 'order-withdrawn',
    to: { accountId: part.supplierId, members: 'trade' },
    facts: { supplierOrderId: part.id },
  })
  await countOwnChange(tx, viewer.accountId)
  await insertEventForSupplier(tx, part.id, 'withdrawn')
  return readOrder()
}
