import type { Handler } from '../../handler.ts'
import { findOtherOffers } from './other-offers-sql.ts'

export const productOffers: Handler<'productOffers'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  const results = await findOtherOffers(reader, viewer.restaurantId, input.product_public_id)
  if (!results) throw refuse('not_found')
  return { results }
}
