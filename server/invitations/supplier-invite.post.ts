import { offersPromotions } from '@halles/contract/legal-details.ts'
import { INVITATIONS_A_DAY, MAX_SUPPLIERS_INVITED } from '@halles/domain/trade-invitation.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { listInvitations } from './invitation-list-sql.ts'
import { countWaiting, listToInvite, upsertInvitation } from './invitations-sql.ts'
import { lockRestaurant } from './lock-restaurant-sql.ts'
import { queueInvitations } from './queue-invitations.ts'

export const supplierInvite: Handler<'supplierInvite'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { restaurantId } = viewer
  // guard: invitations: none where nobody is named, to suppliers [invitations-off]
  if (!offersPromotions(dependencies.config.legal)) throw refuse('invitations_off')
  await lockRestaurant(tx, restaurantId)
  const emailHash = dependencies.invitationStops.hashOf(input.email)
  const publicId = await upsertInvitation(tx, restaurantId, { ...input, emailHash })
  const waiting = await countWaiting(tx, restaurantId)
  // guard: invitations: so many suppliers at once [supplier-invite.post]
  if (waiting > MAX_SUPPLIERS_INVITED) throw refuse('suppliers_invited')
  const named = { publicIds: [publicId], most: INVITATIONS_A_DAY }
  const invited = await listToInvite(tx, restaurantId, named)
  await queueInvitations(tx, dependencies, invited)
  if (invited.length > 0) await insertBusinessAction(tx, viewer, { action: 'supplier_invited' })
  const results = await listInvitations(tx, restaurantId)
  await bumpChangeCounter(tx, viewer.accountId)
  return { results }
}
