import type { CustomerStatus } from '@halles/domain/customer.ts'
import type { BuiltAccount, World } from './builders.ts'

type CustomerGiven = { status?: CustomerStatus; minimumCents?: number; code?: string }

/** How a restaurant stands with a supplier: it has an account, unless said otherwise. */
export async function aCustomer(
  { database }: World,
  supplier: BuiltAccount,
  restaurant: BuiltAccount,
  { status = 'open', minimumCents, code = '' }: CustomerGiven = {},
): Promise<void> {
  const said = { status, code, minimum_cents: minimumCents ?? null }
  await database
    .insertInto('customer')
    .values({ supplier_id: supplier.id, restaurant_id: restaurant.id, ...said })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'restaurant_id']).doUpdateSet(said))
    .execute()
}

/** The two know nothing of each other any more. */
export async function noCustomer(
  { database }: World,
  supplier: BuiltAccount,
  restaurant: BuiltAccount,
): Promise<void> {
  await database
    .deleteFrom('customer')
    .where('supplier_id', '=', supplier.id)
    .where('restaurant_id', '=', restaurant.id)
    .execute()
}
