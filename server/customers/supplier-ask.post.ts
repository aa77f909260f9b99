import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounters } from '../live/change-counter-sql.ts'
import { insertAsked, lockSupplierToAsk } from './asked-accounts-sql.ts'
import { getOwnTerms } from './own-terms-sql.ts'

export const supplierAsk: Handler<'supplierAsk'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { restaurantId, accountId } = viewer
  const supplier = await lockSupplierToAsk(tx, restaurantId, input.supplier_public_id)
  if (!supplier) throw refuse('not_found')
  const before = await getOwnTerms(tx, restaurantId, supplier.id)
  if (before.account === 'closed') throw refuse('customer_closed')
  if (before.account !== 'none') return before
  await dependencies.limits.countAsk(tx, restaurantId)
  await insertAsked(tx, restaurantId, supplier.id)
  await insertBusinessAction(tx, viewer, { action: 'account_asked', subject: supplier.name })
  await dependencies.queueMail(tx, {
    kind: 'account-asked',
    to: { accountId: supplier.id, members: 'manage_orders' },
    facts: { restaurantId },
  })
  const answer = await getOwnTerms(tx, restaurantId, supplier.id)
  await bumpChangeCounters(tx, [accountId, supplier.id])
  return answer
}
