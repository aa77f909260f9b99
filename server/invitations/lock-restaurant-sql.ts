import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Locks a restaurant's row, so that of its invitations at once one comes after the other. */
export async function lockRestaurant(tx: Transaction, restaurantId: RestaurantId): Promise<void> {
  await tx
    .selectFrom('restaurant')
    .select('account_id')
    .where('account_id', '=', restaurantId)
    .forNoKeyUpdate()
    .execute()
}
