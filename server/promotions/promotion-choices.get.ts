import type { Handler } from '../handler.ts'
import { getPromotionChoices } from './unsubscriptions-sql.ts'

export const promotionChoicesInfo: Handler<'promotionChoicesInfo'> = ({ viewer, reader }) =>
  getPromotionChoices(reader, viewer.restaurantId)
