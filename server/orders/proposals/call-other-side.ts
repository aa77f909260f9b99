import type { OrderSide } from '@halles/domain/order-change.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { RefusalOptions } from '../../platform/endpoint/refusal-options.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'
import { getOtherSide } from '../whom-to-ask-sql.ts'

/** What `too_late_to_propose` says: whom to call instead, and where. */
export async function callOtherSide(
  tx: Transaction,
  order: LockedSupplierOrder,
  side: OrderSide,
): Promise<RefusalOptions> {
  const { name, phone_number: phone } = await getOtherSide(tx, order, side)
  // A closed account has no phone any more.
  return phone === '' ? {} : { sentence: (about) => about.too_late_to_propose(name, phone) }
}
