import type { Handler } from '../handler.ts'
import {
  findSupplierId,
  getPromotionChoices,
  insertUnsubscription,
  updateUnsubscriptionToEnded,
} from './unsubscriptions-sql.ts'

export const choosePromotions: Handler<'choosePromotions'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { restaurantId } = viewer
  const named = input.supplier_public_id
  const supplierId = named === undefined ? null : await findSupplierId(tx, restaurantId, named)
  if (supplierId === undefined) throw refuse('not_found')
  const change = input.wanted ? updateUnsubscriptionToEnded : insertUnsubscription
  await change(tx, restaurantId, supplierId)
  return getPromotionChoices(tx, restaurantId)
}
