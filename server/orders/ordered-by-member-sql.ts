import { sql } from 'kysely'
import {
  additionsQuery,
  type OrderingMember,
  orderingMemberQuery,
  placedQuery,
} from '../cart/approval-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer } from '../platform/access/viewer.ts'

/** What a member may order, and the cents that it has ordered in one order already: as it was placed, and added since. */
export async function getMemberOfOrder(
  tx: Transaction,
  viewer: RestaurantViewer,
  restaurantOrderId: number,
): Promise<{ member: OrderingMember; ofOrderCents: number }> {
  const ofOrder = sql`restaurant_order.id = ${restaurantOrderId}`
  const { rows } = await sql<{ member: OrderingMember; ofOrderCents: number }>`
    select ${orderingMemberQuery(viewer)} as member,
      ${placedQuery(ofOrder)} + ${additionsQuery(ofOrder)} as "ofOrderCents"
    from membership
    where account_id = ${viewer.restaurantId} and person_id = ${viewer.personId}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a member that has a session has gone')
  return { ...found, ofOrderCents: Number(found.ofOrderCents) }
}
