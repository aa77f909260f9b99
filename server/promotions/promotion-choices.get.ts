import type { Handler } from '../platform/handler.ts'
import { getPromotionChoices } from './unsubscriptions-sql.ts'

export const promotionChoicesInfo: Handler<'promotionChoicesInfo'> = ({ viewer, reader }) =>
  getPromotionChoices(reader, viewer.restaurantId)
