import { createPasswordHashing } from '../../platform/passwords/password-hashing.ts'
import type { Database } from '../connect.ts'
import { seedCities } from '../default-cities.ts'
import { agreeDeliveries } from '../loading/agree-deliveries-sql.ts'
import { inTransaction } from '../transaction.ts'
import { DEMO_PASSWORD } from './accounts/demo-account.ts'
import { hasAccounts, lockAccounts } from './accounts/demo-accounts-sql.ts'
import { insertDemoAccounts } from './accounts/insert-demo-accounts.ts'
import { insertDemoCertificates } from './accounts/insert-demo-certificates.ts'
import { insertDemoCustomers } from './accounts/insert-demo-customers.ts'
import { insertDemoDeliveryRules } from './accounts/insert-demo-delivery-rules.ts'
import { readDemoClock } from './demo-clock.ts'
import { insertDemoGuides } from './guides/insert-demo-guides.ts'
import { insertDemoLots } from './orders/insert-demo-lots.ts'
import { insertDemoCart, insertDemoOrders } from './orders/insert-demo-orders.ts'
import { insertDemoProposals } from './orders/insert-demo-proposals.ts'
import { insertDemoPapers } from './papers/insert-demo-papers.ts'
import { insertDemoPayments } from './papers/insert-demo-payments.ts'
import { insertDemoTaxes } from './papers/insert-demo-taxes.ts'
import { insertDemoPriceLists } from './prices/insert-demo-price-lists.ts'
import { insertDemoSpecials } from './prices/insert-demo-specials.ts'
import { insertDemoProducts } from './products/insert-demo-products.ts'
import { insertDemoReviews } from './reviews/insert-demo-reviews.ts'

/** The demo market stays out of a database that somebody uses (product.md 10). */
export class DatabaseHasAccounts extends Error {
  constructor() {
    super('The demo market is never loaded into a database that has accounts.')
  }
}

/**
 * Fills a migrated database without accounts with the demo market, all or nothing: every account with
 * DEMO_PASSWORD, certificates, products, orders, customers with what is agreed, specials, a cart, a guide, reviews, taxes, invoices and payments. Throws DatabaseHasAccounts when there is one already.
 */
export async function loadDemo(database: Database): Promise<void> {
  // Most starts find a market in use, whose accounts are not to be locked.
  if (await hasAccounts(database)) throw new DatabaseHasAccounts()
  // First, for they are only added where there are none.
  await seedCities(database)
  const passwordHash = await createPasswordHashing().hash(DEMO_PASSWORD)
  await inTransaction(database, async (tx) => {
    await lockAccounts(tx)
    if (await hasAccounts(tx)) throw new DatabaseHasAccounts()
    const hoursBefore = await readDemoClock(tx)
    const accountIds = await insertDemoAccounts(tx, passwordHash, hoursBefore)
    await insertDemoDeliveryRules(tx, accountIds)
    await insertDemoCertificates(tx, accountIds)
    const products = await insertDemoProducts(tx, accountIds)
    const market = { accountIds, products, hoursBefore }
    await insertDemoOrders(tx, market)
    await insertDemoCustomers(tx, accountIds, await insertDemoPriceLists(tx, market))
    await insertDemoSpecials(tx, market)
    await agreeDeliveries(tx)
    await insertDemoLots(tx, market)
    await insertDemoProposals(tx, market)
    await insertDemoCart(tx, market)
    await insertDemoGuides(tx, market)
    await insertDemoReviews(tx, market)
    await insertDemoTaxes(tx, accountIds)
    await insertDemoPayments(tx, await insertDemoPapers(tx, market), hoursBefore)
  })
}
