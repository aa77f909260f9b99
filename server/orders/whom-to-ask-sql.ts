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
  const called = ['name', 'phone_number'] as const
  return side === 'restaurant'
    ? tx
        .selectFrom('supplier')
        .select(called)
        .where('account_id', '=', supplierId)
        .executeTakeFirstOrThrow()
    : tx
        .selectFrom('restaurant')
        .select(called)
        .where('account_id', '=', restaurantId)
        .executeTakeFirstOrThrow()
}
