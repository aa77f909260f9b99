import type { Handler } from '../handler.ts'
import { insertConsentChange } from './promotion-consent-sql.ts'
import {
  findSupplierId,
  getPromotionChoices,
  insertUnsubscription,
  updateUnsubscriptionToEnded,
} from './unsubscriptions-sql.ts'

export const choosePromotions: Handler<'choosePromotions'> = async (context) => {
  const { input, viewer, tx, language, refuse } = context
  const { restaurantId } = viewer
  const { supplier_public_id, wanted, source } = input
  if (supplier_public_id === undefined) {
    await insertConsentChange(tx, restaurantId, { answer: wanted, language, source })
  } else {
    const supplierId = await findSupplierId(tx, restaurantId, supplier_public_id)
    if (supplierId === undefined) throw refuse('not_found')
    const change = wanted ? updateUnsubscriptionToEnded : insertUnsubscription
    await change(tx, restaurantId, supplierId)
  }
  return getPromotionChoices(tx, restaurantId)
}
