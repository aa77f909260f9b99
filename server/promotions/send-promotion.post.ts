import { offersPromotions } from '@halles/contract/legal-details.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
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
  const { supplier, recipients } = await listRecipients(tx, supplierId)
  // Nobody was written to: the hour is still free.
  if (recipients.length === 0) return { recipients: 0 }
  if (!(await updatePromotionHour(tx, supplierId))) {
    const retryAfterSeconds = await getSecondsToWait(tx, supplierId)
    throw refuse('promotion_too_soon', {}, { retryAfterSeconds })
  }
  const promotion = { message: input.message, recipients: recipients.length }
  const promotionId = await insertPromotion(tx, supplierId, promotion)
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
