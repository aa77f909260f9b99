import { offersPromotions } from '@halles/contract/legal-details.ts'
import type { Handler } from '../handler.ts'
import { listSpecialsToName } from './promoted-specials-sql.ts'
import { countRecipients } from './promotion-consent-sql.ts'
import { listPromotions } from './promotions-sql.ts'

export const promotionList: Handler<'promotionList'> = async ({
  viewer,
  reader,
  dependencies,
}) => ({
  recipients: offersPromotions(dependencies.config.legal)
    ? await countRecipients(reader, viewer.supplierId)
    : 0,
  specials: await listSpecialsToName(reader, viewer.supplierId),
  promotions: await listPromotions(reader, viewer.supplierId),
})
