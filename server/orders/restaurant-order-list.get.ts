import type { Handler } from '../platform/handler.ts'
import { getRestaurantOrder, listRestaurantOrders } from './restaurant-orders-sql.ts'

export const restaurantOrderList: Handler<'restaurantOrderList'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  const { status, order_public_id: publicId, from, to } = input
  if (status) return listRestaurantOrders(reader, viewer.restaurantId, { status, from, to })
  if (publicId) return getRestaurantOrder(reader, viewer.restaurantId, publicId)
  // The contract asks for exactly one of the two.
  throw refuse('not_found')
}
