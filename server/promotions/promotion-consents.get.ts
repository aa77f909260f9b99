import type { Handler } from '../handler.ts'
import { listConsentHistories } from './consent-history-sql.ts'

export const operatorPromotionConsents: Handler<'operatorPromotionConsents'> = ({
  reader,
  reply,
}) => {
  reply.header('Content-Disposition', 'attachment; filename="halles-promotion-consents.json"')
  return listConsentHistories(reader)
}
