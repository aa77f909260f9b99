import { setRestaurantOrderToDone } from '@halles/domain/restaurant-order.ts'
import { insertEventsForSuppliers } from '../live/order-events-sql.ts'
import type { Handler } from '../platform/handler.ts'
import {
  getRestaurantOrder,
  lockRestaurantOrder,
  updateRestaurantOrderStatus,
} from './restaurant-orders-sql.ts'

export const restaurantOrderSetToDone: Handler<'restaurantOrderSetToDone'> = async ({
  input,
  viewer: { restaurantId },
  tx,
  refuse,
}) => {
  const { id, status } = await lockRestaurantOrder(tx, restaurantId, input.order_public_id)
  const move = setRestaurantOrderToDone(status)
  const isMoved =
    'status' in move &&
    (await updateRestaurantOrderStatus(tx, restaurantId, id, { from: status, to: move.status }))
  const current = await getRestaurantOrder(tx, restaurantId, input.order_public_id)
  if (!isMoved) throw refuse('order_not_active', { current })
  await insertEventsForSuppliers(tx, id, 'closed')
  return current
}
