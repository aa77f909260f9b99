import { offersPromotions } from '@halles/contract/legal-details.ts'
import type { Change } from '@halles/domain/business-activity.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { insertConsentChange } from './promotion-consent-sql.ts'
import {
  findSupplier,
  getPromotionChoices,
  insertUnsubscription,
  updateUnsubscriptionToEnded,
} from './unsubscriptions-sql.ts'

export const choosePromotions: Handler<'choosePromotions'> = async (context) => {
  const { input, viewer, tx, language, dependencies, refuse } = context
  const { restaurantId } = viewer
  const { supplier_public_id, wanted, source } = input
  // What was given is withdrawn at any time; nothing new is asked for in nobody's name.
  if (wanted && !offersPromotions(dependencies.config.legal)) throw refuse('promotions_off')
  if (supplier_public_id === undefined) {
    const answer = { answer: wanted, language, source }
    if (await insertConsentChange(tx, restaurantId, answer)) {
      const detail = fromTo('consent', wanted)
      await insertBusinessAction(tx, viewer, { action: 'promotion_choices_changed', detail })
    }
  } else {
    const supplier = await findSupplier(tx, restaurantId, supplier_public_id)
    if (!supplier) throw refuse('not_found')
    const change = wanted ? updateUnsubscriptionToEnded : insertUnsubscription
    if (await change(tx, restaurantId, supplier.id)) {
      const detail = fromTo('suppliers', wanted)
      const action = 'promotion_choices_changed'
      await insertBusinessAction(tx, viewer, { action, subject: supplier.name, detail })
    }
  }
  return getPromotionChoices(tx, restaurantId)
}

function fromTo(field: 'consent' | 'suppliers', wanted: boolean): Change[] {
  return [{ field, from: `${!wanted}`, to: `${wanted}` }]
}
