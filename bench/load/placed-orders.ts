import type { Agent } from 'node:http'
import type { Database } from '../../server/database/connect.ts'
import { ledgerWalk } from '../../testing/checks/ledger.ts'
import { sendRequest } from '../http-request.ts'
import { type Checkout, checkoutTask } from './shopping-day.ts'

export type OrderCheck = {
  acknowledged: number
  /** Acknowledged, and not in the database. */
  lost: number
  /** Beyond one for a checkout's key, whatever was answered. */
  doubled: number
  /** In the database without acknowledgement; each is asked for again under its key. */
  unacknowledged: number
  /** Of these, answered with another order than the one that was placed. */
  wronglyRepeated: number
  /** What does not add up in the orders (testing/checks/ledger.ts). */
  unsound: string[]
}

/** Compares what was acknowledged with the orders in the database. Each checkout's restaurant had one cart to order. */
export async function checkOrders(
  { agent, port, database }: { agent: Agent; port: number; database: Database },
  checkouts: readonly Checkout[],
): Promise<OrderCheck> {
  const acknowledged = checkouts.filter(({ order }) => order !== undefined)
  const placed = await listOrders(database)
  const ofRestaurant = Map.groupBy(placed, ({ restaurantId }) => restaurantId)
  const ids = new Set(placed.map(({ publicId }) => publicId))
  const lost = acknowledged.filter(({ order }) => order === undefined || !ids.has(order))
  const unacknowledged = checkouts.filter(
    ({ order, session }) => order === undefined && ofRestaurant.has(session.accountId),
  )
  let wronglyRepeated = 0
  for (const checkout of unacknowledged) {
    const { sent, onReceived } = checkoutTask(checkout)
    onReceived?.(await sendRequest(agent, port, sent))
    const [order] = ofRestaurant.get(checkout.session.accountId) ?? []
    if (checkout.order !== order?.publicId) wronglyRepeated++
  }
  const after = await listOrders(database)
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled: after.length - new Set(after.map(({ restaurantId }) => restaurantId)).size,
    unacknowledged: unacknowledged.length,
    wronglyRepeated,
    unsound: await ledgerWalk(database),
  }
}

function listOrders(database: Database) {
  return database
    .selectFrom('restaurant_order')
    .select(['restaurant_id as restaurantId', 'public_id as publicId'])
    .execute()
}
