import { sql } from 'kysely'
import { queuedToChange } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'

export type AskedSupplier = { id: SupplierId; name: string }

/**
 * An active supplier that serves the restaurant's city, locked as its customers change: a checkout that shares its row makes
 * the restaurant its customer before or after. Undefined for any other.
 */
export async function lockSupplierToAsk(
  tx: Transaction,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<AskedSupplier | undefined> {
  const found = await tx
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(['supplier.account_id', 'supplier.name'])
    .where('account.public_id', '=', publicId)
    // guard: customers: only an active supplier is asked [supplier-ask.post]
    .where('account.status', '=', 'active')
    // guard: customers: only who serves the city is asked [supplier-ask.post]
    //   code: .where(servesCityOf(restaurantId))
    .where(servesCityOf(restaurantId))
    .where(queuedToChange('supplier', sql`select id from account where public_id = ${publicId}`))
    // guard: customers: whoever asks waits for a checkout [supplier-ask.post]
    .forNoKeyUpdate('supplier')
    .executeTakeFirst()
  return found && { id: found.account_id as SupplierId, name: found.name }
}

/** With the supplier's row locked: an account that is asked for, where the two know nothing of each other. */
export async function insertAsked(
  tx: Transaction,
  restaurantId: RestaurantId,
  supplierId: SupplierId,
): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ supplier_id: supplierId, restaurant_id: restaurantId, status: 'asked' })
    .execute()
}

function servesCityOf(restaurantId: RestaurantId) {
  return sql<boolean>`exists (
    select from restaurant join supplier_city served on served.city_id = restaurant.city_id
    where restaurant.account_id = ${restaurantId} and served.supplier_id = supplier.account_id)`
}
