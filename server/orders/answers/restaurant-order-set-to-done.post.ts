import { setRestaurantOrderToDone } from '@halles/domain/restaurant-order.ts'
import type { Handler } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import { insertEventsForSuppliers } from '../../live/order-events-sql.ts'
import { endProposals } from '../lapse-proposal-sql.ts'
import { findRestaurantOrder } from '../lists/restaurant-orders-sql.ts'
import {
  lockRestaurantOrder,
  lockSupplierOrders,
  updateRestaurantOrderStatus,
} from './restaurant-order-status-sql.ts'

export const restaurantOrderSetToDone: Handler<'restaurantOrderSetToDone'> = async ({
  input: { order_public_id: publicId },
  viewer,
  tx,
  refuse,
}) => {
  const { restaurantId } = viewer
  const orders = await lockSupplierOrders(tx, restaurantId, publicId)
  const locked = await lockRestaurantOrder(tx, restaurantId, publicId)
  if (!locked) throw refuse('not_found')
  const { id, status } = locked
  const next = setRestaurantOrderToDone(status)
  const isDone =
    'status' in next &&
    (await updateRestaurantOrderStatus(tx, viewer, id, { from: status, to: next.status }))
  // guard: proposals: over with an order that is closed [proposal-answer.post]
  if (isDone) for (const order of orders) await endProposals(tx, order)
  const current = await findRestaurantOrder(tx, restaurantId, publicId)
  if (!current) throw refuse('not_found')
  if (!isDone) throw refuse('order_not_active', { current })
  // guard: orders: a closed one is fetched by the restaurant's other screens [events.get]
  await bumpChangeCounter(tx, viewer.accountId)
  await insertEventsForSuppliers(tx, id, 'closed')
  return current
}
