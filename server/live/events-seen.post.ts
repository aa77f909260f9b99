import type { Handler } from '../handler.ts'
import { findOwnParts, updateEventsToSeen } from './order-news-sql.ts'

export const eventsSeen: Handler<'eventsSeen'> = async ({ input, viewer, tx, refuse }) => {
  const { order_public_id: orderId } = input
  const parts = orderId === undefined ? undefined : await findOwnParts(tx, viewer, orderId)
  if (parts?.length === 0) throw refuse('not_found')
  await updateEventsToSeen(tx, viewer.accountId, parts)
  return undefined
}
