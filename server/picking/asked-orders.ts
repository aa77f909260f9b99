import type { Reader } from '../database/transaction.ts'
import { type AskedDelivery, findAskedDelivery } from '../delivery/by-day/asked-delivery-sql.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

/** Which orders a pick list is asked for: null is all; undefined when the zone is none of the supplier's. */
export async function findAskedOrders(
  reader: Reader,
  supplierId: SupplierId,
  { day, zone }: { day?: string | undefined; zone?: string | undefined },
): Promise<AskedDelivery | null | undefined> {
  if (day === undefined) return null
  return findAskedDelivery(reader, supplierId, { day, zone })
}
