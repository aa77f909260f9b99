import type { Handler } from '../../handler.ts'
import { insertEventForRestaurant, insertEventForSupplier } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { insertOrderEntries } from '../facts/order-entries-sql.ts'
import { gatherInMail } from './message-mail-sql.ts'
import { isOpenForMessages, lockOrderOfMessage } from './thread-sql.ts'

export const orderMessage: Handler<'orderMessage'> = async ({
  input,
  viewer,
  tx,
  dependencies,
  refuse,
}) => {
  // guard: message: how many a person writes [thread/order-thread]
  await dependencies.limits.countMessage(tx, viewer.personId)
  const order = await lockOrderOfMessage(tx, viewer, input.supplier_order_public_id)
  if (!order) throw refuse('not_found')
  // guard: message: a trail that is closed [thread/order-thread]
  if (!(await isOpenForMessages(tx, order))) throw refuse('thread_closed')
  const [number = 0] = await insertOrderEntries(tx, order.id, viewer, [
    { kind: 'message', text: input.text },
  ])
  const leavesInSeconds = await gatherInMail(tx, order)
  if (leavesInSeconds !== undefined)
    await dependencies.queueMail(tx, {
      kind: 'order-message',
      to: { accountId: order.otherAccountId, members: 'prices' },
      facts: { supplierOrderId: order.id, from: number },
      leavesInSeconds,
    })
  await countOwnChange(tx, viewer.accountId)
  const insertEvent =
    viewer.kind === 'restaurant' ? insertEventForSupplier : insertEventForRestaurant
  await insertEvent(tx, order.id, 'message')
  return { number }
}
