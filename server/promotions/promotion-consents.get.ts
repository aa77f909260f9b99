import type { Handler } from '../handler.ts'
import { listConsents } from './promotion-consent-sql.ts'

export const operatorPromotionConsents: Handler<'operatorPromotionConsents'> = ({
  reader,
  reply,
}) => {
  reply.header('Content-Disposition', 'attachment; filename="halles-promotion-consents.json"')
  return listConsents(reader)
}
