import type { Handler } from '../../handler.ts'
import { findRestaurantOrder, listRestaurantOrders } from './restaurant-orders-sql.ts'

export const restaurantOrderList: Handler<'restaurantOrderList'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  // The contract asks for exactly one of the two.
  const { status, order_public_id: publicId = '', ...wanted } = input
  const { restaurantId, personId } = viewer
  if (status) return listRestaurantOrders(reader, restaurantId, { status, personId, ...wanted })
  const order = await findRestaurantOrder(reader, restaurantId, publicId)
  if (!order) throw refuse('not_found')
  return order
}
