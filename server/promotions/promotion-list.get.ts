import type { Handler } from '../handler.ts'
import { countRecipients } from './promotion-consent-sql.ts'
import { listPromotions } from './promotions-sql.ts'

export const promotionList: Handler<'promotionList'> = async ({ viewer, reader }) => ({
  recipients: await countRecipients(reader, viewer.supplierId),
  promotions: await listPromotions(reader, viewer.supplierId),
})
