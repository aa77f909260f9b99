import type { Handler } from '../handler.ts'
import { countOwnChange } from '../live/own-changes-sql.ts'
import { updatePrintedOrders } from './pick-print-sql.ts'

export const pickListPrinted: Handler<'pickListPrinted'> = async ({
  tx,
  input,
  viewer,
  refuse,
}) => {
  const orders = [...new Set(input.orders)]
  const printed = await updatePrintedOrders(tx, viewer, orders)
  if (printed < orders.length) throw refuse('not_found')
  await countOwnChange(tx, viewer.supplierId)
  return undefined
}
