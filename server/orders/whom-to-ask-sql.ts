import type { OrderSide } from '@halles/domain/order-change.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import type { LockedSupplierOrder } from './lock-supplier-order-sql.ts'

/** First and last name of a restaurant's person in charge, who is one of its owners. */
export async function getOwnerName(tx: Transaction, restaurantId: RestaurantId): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select(['first_name', 'last_name'])
    .where('account.id', '=', restaurantId)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}

/** The business on the other side of an order, and its phone: empty once its account is closed. */
export function getOtherSide(
  tx: Transaction,
  { supplierId, restaurantId }: LockedSupplierOrder,
  side: OrderSide,
): Promise<{ name: string; phone_number: string }> {
  const other =
    side === 'restaurant'
      ? tx.selectFrom('supplier').where('account_id', '=', supplierId)
      : tx.selectFrom('restaurant').where('account_id', '=', restaurantId)
  return other.select(['name', 'phone_number']).executeTakeFirstOrThrow()
}
