import type { Handler } from '../../handler.ts'
import { otherSide, tellOfChange } from '../change-order.ts'
import { insertOrderEntries } from '../facts/order-entries-sql.ts'
import { gatherInMail } from './message-mail-sql.ts'
import { isOpenForMessages, lockOrderOfMessage } from './thread-sql.ts'

export const orderMessage: Handler<'orderMessage'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  // guard: message: how many a person writes [thread/order-thread]
  await dependencies.limits.countMessage(tx, viewer.personId)
  const order = await lockOrderOfMessage(tx, viewer, input.supplier_order_public_id)
  if (!order) throw refuse('not_found')
  // guard: message: a trail that is closed [thread/order-thread]
  if (!(await isOpenForMessages(tx, order))) throw refuse('thread_closed')
  const message = { kind: 'message' as const, text: input.text }
  const [number = 0] = await insertOrderEntries(tx, order.id, viewer, [message])
  const accountId = otherSide(viewer, order)
  const leavesInSeconds = await gatherInMail(tx, { supplierOrderId: order.id, accountId })
  if (leavesInSeconds !== undefined)
    await dependencies.queueMail(tx, {
      kind: 'order-message',
      to: { accountId, members: 'prices' },
      facts: { supplierOrderId: order.id, from: number },
      leavesInSeconds,
    })
  await tellOfChange(context, order, [message])
  return { number }
}
