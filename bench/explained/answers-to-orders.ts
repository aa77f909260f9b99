import type { Database } from '../../server/database/connect.ts'
import { insertRestaurants, openSessions } from '../accounts.ts'
import type { CapturingApp } from '../captured-statements.ts'
import { fillCarts } from '../carts.ts'
import { reportProgress } from '../progress.ts'
import { lastOrder, pendingParts } from './orders-to-ask.ts'
import { by, EXECUTIONS, type ExplainedRequest, post } from './request.ts'

/** What restaurants and suppliers do about orders; nothing where too few wait. */
export async function answersToOrders(
  database: Database,
  capturing: CapturingApp,
): Promise<ExplainedRequest[]> {
  const order = await lastOrder(database)
  const parts = await pendingParts(database, { most: 4 * EXECUTIONS })
  if (!order || parts.length < 4 * EXECUTIONS) {
    reportProgress('Too few orders wait for an answer: what is done about them is left out.')
    return []
  }
  const [restaurant] = await openSessions(database, [order.restaurantId])
  if (!restaurant) throw new Error('Nobody is signed in.')
  const [answered, changed, rejected, proposed] = [0, 1, 2, 3].map((place) =>
    parts.slice(place * EXECUTIONS, (place + 1) * EXECUTIONS),
  )
  // Their cut-offs have not passed yet.
  const cancelled = await partsPlacedNow(database, capturing)
  const idIn = (some: typeof answered, index: number) => some?.[index]?.publicId ?? ''
  const of = (side: 'restaurantId' | 'supplierId', some: typeof answered = []) =>
    openSessions(
      database,
      some.map((part) => part[side]),
    )
  return [
    post('order again (POST)', '/api/order-again/', { from: 'last_order' }, by(restaurant)),
    post(
      'a message about an order',
      '/api/order-message/',
      (index) => ({ supplier_order_public_id: idIn(answered, index), text: 'Bonjour' }),
      await of('supplierId', answered),
    ),
    post(
      'an order’s messages are seen',
      '/api/order-thread-seen/',
      (index) => ({ supplier_order_public_id: idIn(answered, index), number: 2 }),
      await of('restaurantId', answered),
    ),
    post(
      'an order is accepted',
      '/api/supplier-order-update/',
      (index) => ({ supplier_order_id: idIn(answered, index), action: 'accepted' }),
      await of('supplierId', answered),
    ),
    post(
      'an accepted order is done',
      '/api/supplier-order-set-to-done/',
      (index) => ({ supplier_order_id: idIn(answered, index) }),
      await of('supplierId', answered),
    ),
    post(
      'lines of an order are changed',
      '/api/supplier-order-update/',
      (index) => ({
        supplier_order_id: idIn(changed, index),
        action: 'modified',
        removed_products: [changed?.[index]?.line],
      }),
      await of('supplierId', changed),
    ),
    post(
      'an order is rejected',
      '/api/supplier-order-update/',
      (index) => ({ supplier_order_id: idIn(rejected, index), action: 'cancelled' }),
      await of('supplierId', rejected),
    ),
    post(
      'a substitute is proposed',
      '/api/order-propose/',
      (index) => ({
        supplier_order_public_id: idIn(proposed, index),
        order_version: 1,
        substitutes: [
          {
            public_id: proposed?.[index]?.line,
            product_public_id: proposed?.[index]?.substitute,
            quantity: 2,
          },
        ],
        reason: 'out_of_stock',
        note: '',
      }),
      await of('supplierId', proposed),
    ),
    post(
      'a restaurant cancels',
      '/api/supplier-order-cancel/',
      (index) => ({
        supplier_order_public_id: idIn(cancelled, index),
        order_version: 1,
        reason: 'event_cancelled',
        note: '',
      }),
      await of('restaurantId', cancelled),
    ),
    post(
      'a restaurant closes its order',
      '/api/restaurant-order-set-to-done/',
      (index) => ({ order_public_id: changed?.[index]?.orderPublicId }),
      await of('restaurantId', changed),
    ),
  ]
}

/** Of orders that restaurants of their own place now: one of each. */
async function partsPlacedNow(database: Database, { app }: CapturingApp) {
  const buyers = await insertRestaurants(database, EXECUTIONS)
  await fillCarts(database, buyers)
  for (const { cookie, csrfToken } of buyers) {
    const headers = { cookie, 'x-csrftoken': csrfToken }
    await app.inject({ method: 'POST', url: '/api/checkout/', headers, payload: {} })
  }
  const restaurantIds = buyers.map(({ accountId }) => accountId)
  return pendingParts(database, { restaurantIds, most: EXECUTIONS })
}
