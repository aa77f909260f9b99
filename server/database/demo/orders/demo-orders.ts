import type { RestaurantKey } from '../accounts/restaurants.ts'
import { bistroOrders } from './bistro.ts'
import type { DemoOrder } from './demo-order.ts'
import { restoOrders } from './resto.ts'
import { tableOrders } from './table.ts'

/** Newest first within each restaurant. */
export const demoOrders: Partial<Record<RestaurantKey, readonly DemoOrder[]>> = {
  resto: restoOrders,
  bistro: bistroOrders,
  table: tableOrders,
}
