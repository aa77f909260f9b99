import { exceededLimit } from '@halles/domain/order-limit.ts'
import type { Handler } from '../handler.ts'
import { notifyLive } from '../live/notify-live-sql.ts'
import type { Mail } from '../mail/content/mail-kinds.ts'
import { listApprovers, type OrderingMember, replaceApprovalRequest } from './approval-sql.ts'
import { cartOf, exceededBy } from './cart-answers.ts'
import { listCartLines, lockCart } from './cart-sql.ts'

/** Asking again replaces the request; asking the same again while it waits writes nothing and mails nobody. */
export const approvalAsk: Handler<'approvalAsk'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { restaurantId, accountId } = viewer
  await lockCart(tx, restaurantId)
  const lines = await listCartLines(tx, viewer)
  const cart = cartOf(lines)
  if (cart.cart_products.length === 0) throw refuse('cart_empty')
  // guard: approval: version of the cart [approvals]
  if (input.cart_version !== cart.cart_version) throw refuse('cart_changed', { cart })
  const exceeded = exceededBy(lines)
  if (!exceeded) throw refuse('approval_not_needed')
  const { totalCents } = exceeded
  const { note, cart_version: cartVersion } = input
  const askedAt = await replaceApprovalRequest(tx, viewer, { cartVersion, totalCents, note })
  // guard: approval: the same request writes nothing [approvals]
  if (askedAt === undefined) return cart
  const approvers = await listApprovers(tx, viewer)
  const mails = approvers
    .filter((member) => mayPlace(member, totalCents))
    .map(
      ({ personId }): Mail => ({
        kind: 'approval-asked',
        to: { personId },
        facts: { restaurantId, askedAt },
      }),
    )
  await dependencies.queueMail(tx, ...mails)
  tx.afterCommit((database) => notifyLive(database, [accountId]))
  return cartOf(await listCartLines(tx, viewer))
}

function mayPlace({ limits, orderedCents }: OrderingMember, totalCents: number): boolean {
  return exceededLimit(limits, { totalCents, orderedCents }) === null
}
