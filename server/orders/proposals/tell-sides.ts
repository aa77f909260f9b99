import type { Transaction } from '../../database/transaction.ts'
import { insertEventForRestaurant, insertEventForSupplier } from '../../live/order-events-sql.ts'
import type { ViewerOf } from '../../platform/access/viewer.ts'
import type { LockedPart } from '../lock-supplier-order-sql.ts'

/** Tells the other side of what somebody did about a proposal. Last in its transaction. */
export async function tellOtherSide(
  tx: Transaction,
  { kind }: ViewerOf<'trade'>,
  { id }: Pick<LockedPart, 'id'>,
  event: 'proposed' | 'answered' | 'proposal_withdrawn' | 'changed',
): Promise<void> {
  const insertEvent = kind === 'restaurant' ? insertEventForSupplier : insertEventForRestaurant
  await insertEvent(tx, id, event)
}
