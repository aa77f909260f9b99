import type { Handler } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import { updateThreadSeen } from '../facts/thread-seen-sql.ts'

export const orderThreadSeen: Handler<'orderThreadSeen'> = async ({
  input,
  viewer,
  tx,
  refuse,
}) => {
  const { supplier_order_public_id: publicId, number } = input
  const { isOwn, isFurther } = await updateThreadSeen(tx, viewer, { publicId, number })
  if (!isOwn) throw refuse('not_found')
  // The unread marks of the person's other screens.
  if (isFurther) await bumpChangeCounter(tx, viewer.accountId)
  return undefined
}
