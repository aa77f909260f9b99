import { reordered } from '@halles/domain/delivery-route.ts'
import type { Handler } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import { findAskedDelivery } from './asked-delivery-sql.ts'
import { countOwnOrders, listStops, lockRoute, updateRoute } from './route-order-sql.ts'
import { getRouteSheet } from './route-sheet-sql.ts'

/** Answered and cancelled orders change no route: one that comes is last in it, one that ends is left out when it is read. */
export const routeOrder: Handler<'routeOrder'> = async ({ input, viewer, tx, refuse }) => {
  const { supplierId } = viewer
  const { day, version, supplier_order_public_ids: named } = input
  const asked = await findAskedDelivery(tx, supplierId, input)
  // guard: route: whose orders [by-day/by-day, access-sweep]
  //   code: || (await countOwnOrders(tx, supplierId, named)) < named.length
  if (!asked || (await countOwnOrders(tx, supplierId, named)) < named.length) {
    throw refuse('not_found')
  }
  const current = await lockRoute(tx, supplierId, day)
  const stops = reordered(await listStops(tx, supplierId, asked), named)
  // guard: route: the version that was read [by-day/by-day]
  //   code: current !== version ||
  if (current !== version || !stops) {
    throw refuse('route_changed', { route: await getRouteSheet(tx, supplierId, asked) })
  }
  await updateRoute(tx, supplierId, day, stops)
  await bumpChangeCounter(tx, supplierId)
  return getRouteSheet(tx, supplierId, asked)
}
