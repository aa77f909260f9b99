import { lockCustomers, updateCustomer } from '../../../customers/customer-change-sql.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'
import { demoCustomers } from './customers.ts'
import { insertCustomersOfOrders } from './demo-customers-sql.ts'
import type { DemoAccountIds } from './insert-demo-accounts.ts'

/** Makes customers of whoever ordered, as a checkout does, and says what some suppliers agreed with theirs. */
export async function insertDemoCustomers(
  tx: Transaction,
  accountIds: DemoAccountIds,
): Promise<void> {
  await insertCustomersOfOrders(tx)
  for (const { supplier, restaurant, ...agreed } of demoCustomers) {
    const locked = await lockCustomers(tx, accountIds.get(supplier) as SupplierId)
    const said = { status: 'open', minimum_cents: null, price_list_id: null, ...agreed } as const
    await updateCustomer(tx, locked, { id: accountIds.get(restaurant) ?? 0, said })
  }
}
