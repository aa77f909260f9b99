import { lockCustomers, updateCustomer } from '../../../customers/customer-change-sql.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'
import { demoCustomers } from './customers.ts'
import { insertCustomersOfOrders, sellToCustomersAlone } from './demo-customers-sql.ts'
import type { DemoAccountIds } from './insert-demo-accounts.ts'
import { demoSuppliers } from './suppliers.ts'

/**
 * Makes customers of whoever ordered, as a checkout does, and says what some suppliers agreed with theirs. `priceLists`: ids, by
 * supplier and name.
 */
export async function insertDemoCustomers(
  tx: Transaction,
  accountIds: DemoAccountIds,
  priceLists: ReadonlyMap<string, number>,
): Promise<void> {
  await insertCustomersOfOrders(tx)
  for (const { supplier, restaurant, priceList, ...agreed } of demoCustomers) {
    const locked = await lockCustomers(tx, accountIds.get(supplier) as SupplierId)
    const price_list_id = priceLists.get(`${supplier} ${priceList}`) ?? null
    const said = { status: 'open', minimum_cents: null, price_list_id, ...agreed } as const
    await updateCustomer(tx, locked, { id: accountIds.get(restaurant) ?? 0, said })
  }
  for (const [key, supplier] of Object.entries(demoSuppliers))
    if ('isForCustomers' in supplier) await sellToCustomersAlone(tx, accountIds.get(key) ?? 0)
}
