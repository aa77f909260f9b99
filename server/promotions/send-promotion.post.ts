import { offersPromotions } from '@halles/contract/legal-details.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { refuseFields } from '../platform/endpoint/refuse-field.ts'
import { lockAgreedPrices } from '../price-lists/price-lists-sql.ts'
import { findSpecialsToName, insertNamedSpecials, isShownOneOf } from './promoted-specials-sql.ts'
import { listRecipients } from './promotion-consent-sql.ts'
import { getSecondsToWait, insertPromotion, updatePromotionHour } from './promotions-sql.ts'

export const sendPromotion: Handler<'sendPromotion'> = async ({
  input,
  viewer,
  tx,
  dependencies,
  refuse,
}) => {
  const { supplierId } = viewer
  // guard: promotions: none where nobody is named [promotions-off]
  if (!offersPromotions(dependencies.config.legal)) throw refuse('promotions_off')
  const specials = await namedSpecials(tx, supplierId, input.specials)
  const isMeant = specials.length > 0 ? isShownOneOf(specials) : undefined
  const { supplier, recipients } = await listRecipients(tx, supplierId, isMeant)
  // Nobody was written to: the hour is still free.
  if (recipients.length === 0) return { recipients: 0 }
  if (!(await updatePromotionHour(tx, supplierId))) {
    const retryAfterSeconds = await getSecondsToWait(tx, supplierId)
    throw refuse('promotion_too_soon', {}, { retryAfterSeconds })
  }
  const promotion = { message: input.message, recipients: recipients.length }
  const promotionId = await insertPromotion(tx, supplierId, promotion)
  if (specials.length > 0) await insertNamedSpecials(tx, promotionId, specials)
  const mails = recipients.map(({ accountId, publicId }) => ({
    kind: 'promotion' as const,
    to: { accountId },
    facts: {
      promotionId,
      unsubscribeToken: dependencies.unsubscribeTokens.tokenFor({ restaurant: publicId, supplier }),
    },
  }))
  await dependencies.queueMail(tx, ...mails)
  const detail = [{ field: 'recipients', to: `${recipients.length}` }] as const
  await insertBusinessAction(tx, viewer, { action: 'promotion_sent', detail })
  return { recipients: recipients.length }
}

/** Ids of what the promotion names. Somebody else's is as one that has ended: neither can be announced. */
async function namedSpecials(
  tx: Transaction,
  supplierId: SupplierId,
  publicIds: readonly string[],
): Promise<number[]> {
  if (publicIds.length === 0) return []
  const { supplier } = await lockAgreedPrices(tx, supplierId)
  const found = await findSpecialsToName(tx, supplier, publicIds)
  const problems = publicIds.map((publicId, index) => [
    `specials.${index}`,
    found.has(publicId) ? undefined : ('special_gone' as const),
  ])
  if (found.size < publicIds.length) throw refuseFields(Object.fromEntries(problems))
  return publicIds.flatMap((publicId) => found.get(publicId) ?? [])
}
