import type { Handler } from '../handler.ts'
import { notifyLive } from '../live/notify-live-sql.ts'
import { updateToRefused } from './approval-sql.ts'
import { cartOf, exceededBy, exceededToWire } from './cart-answers.ts'
import { listCartLines, lockCart } from './cart-sql.ts'

/** Whoever may place the order may refuse it. The cart stays as it is. */
export const approvalRefuse: Handler<'approvalRefuse'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { restaurantId, accountId } = viewer
  await lockCart(tx, restaurantId)
  const lines = await listCartLines(tx, viewer)
  const request = lines[0]?.approval_request
  const isSame = input.asked_at === undefined || input.asked_at === request?.askedAt
  // guard: approval: the request that was seen [approvals]
  //   code: || !isSame
  if (!request || request.refused || !isSame) {
    throw refuse('approval_changed', { cart: cartOf(lines) })
  }
  const exceeded = exceededBy(lines)
  // guard: approval: refused by who may place the order [approvals]
  if (exceeded) throw refuse('approval_needed', { exceeded: exceededToWire(exceeded) })
  await updateToRefused(tx, viewer, input.note)
  if (request.personId !== viewer.personId) {
    await dependencies.queueMail(tx, {
      kind: 'approval-refused',
      to: { personId: request.personId },
      facts: { restaurantId, askedAt: request.askedAt },
    })
  }
  tx.afterCommit((database) => notifyLive(database, [accountId]))
  return cartOf(await listCartLines(tx, viewer))
}
