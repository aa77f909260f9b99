import { sql } from 'kysely'
import type { Transaction } from '../../transaction.ts'

/** Each restaurant as the customer of each supplier it ordered from, since its first order. */
export async function insertCustomersOfOrders(tx: Transaction): Promise<void> {
  await sql`
    insert into customer (supplier_id, restaurant_id, status, since)
    select part.supplier_id, placed.restaurant_id, 'open', min(placed.placed_at)
    from supplier_order part join restaurant_order placed on placed.id = part.restaurant_order_id
    group by part.supplier_id, placed.restaurant_id`.execute(tx)
}

/** What a supplier sells is for its customers from now on. */
export async function sellToCustomersAlone(tx: Transaction, supplierId: number): Promise<void> {
  await tx
    .updateTable('supplier')
    .set({ open_to: 'customers' })
    .where('account_id', '=', supplierId)
    .execute()
}
