import type { customerInvite as endpoint } from '@halles/contract/endpoints/trade-invitations.ts'
import { offersPromotions } from '@halles/contract/legal-details.ts'
import { INVITATIONS_A_DAY, MAX_INVITATIONS_WAITING } from '@halles/domain/trade-invitation.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCustomers } from '../customers/customer-change-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { countInvitations } from './invitation-list-sql.ts'
import {
  areOwn,
  countInvitedToday,
  countWaiting,
  isOwnCustomer,
  listToInvite,
  upsertInvitation,
} from './invitations-sql.ts'
import { queueInvitations } from './queue-invitations.ts'

/** Does the same whether or not an address has an account: only who follows the link says so. */
export const customerInvite: Handler<'customerInvite'> = async (context) => {
  const { viewer, tx, dependencies, refuse } = context
  const { supplierId } = viewer
  // guard: invitations: none where nobody is named [invitations-off]
  if (!offersPromotions(dependencies.config.legal)) throw refuse('invitations_off')
  await lockCustomers(tx, supplierId)
  const publicIds = await namedIn(context)
  const most = INVITATIONS_A_DAY - (await countInvitedToday(tx, supplierId))
  // guard: invitations: so many a day [customer-invite.post]
  if (most <= 0) throw refuse('too_many_invitations')
  const invited = await listToInvite(tx, supplierId, { publicIds, most })
  await queueInvitations(tx, dependencies, invited)
  if (invited.length > 0) {
    const detail = [{ field: 'recipients', to: `${invited.length}` }] as const
    await insertBusinessAction(tx, viewer, { action: 'customers_invited', detail })
  }
  const counts = await countInvitations(tx, supplierId)
  await bumpChangeCounter(tx, supplierId)
  return { invited: invited.length, counts }
}

/** Whom the call names, somebody typed by hand among them from now on; undefined: nobody, so all. */
async function namedIn(
  context: HandlerContext<typeof endpoint>,
): Promise<readonly string[] | undefined> {
  const { input, viewer, tx, dependencies, refuse } = context
  const { supplierId } = viewer
  const { customer, public_ids } = input
  if (!customer) {
    if (public_ids && !(await areOwn(tx, supplierId, public_ids))) throw refuse('not_found')
    return public_ids
  }
  const { email } = customer
  const isOwn = await isOwnCustomer(tx, supplierId, email)
  if (isOwn) throw refuseField('customer.email', 'already_customer')
  const emailHash = dependencies.invitationStops.hashOf(email)
  const publicId = await upsertInvitation(tx, supplierId, { ...customer, emailHash })
  const waiting = await countWaiting(tx, supplierId)
  if (waiting > MAX_INVITATIONS_WAITING) throw refuse('invitations_full')
  return [publicId]
}
