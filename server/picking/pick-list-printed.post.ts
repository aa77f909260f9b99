import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { findAskedOrders } from './asked-orders.ts'
import { updatePrintedOrders } from './pick-print-sql.ts'

export const pickListPrinted: Handler<'pickListPrinted'> = async ({
  tx,
  input,
  viewer,
  refuse,
}) => {
  const asked = await findAskedOrders(tx, viewer.supplierId, input)
  if (asked === undefined) throw refuse('not_found')
  const orders = [...new Set(input.orders)]
  const printed = await updatePrintedOrders(tx, viewer, asked, orders)
  // guard: print: a refused one changes nothing [pick-list.get]
  if (printed < orders.length) throw refuse('not_found')
  await bumpChangeCounter(tx, viewer.supplierId)
  return undefined
}
