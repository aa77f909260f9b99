import { deleteCartLines, listCartLines } from '../../server/cart/cart-sql.ts'
import type { Database } from '../../server/database/connect.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { insertEventsForBothSides } from '../../server/live/order-events-sql.ts'
import { getOrderNews } from '../../server/live/order-news-sql.ts'
import { getPersonOfBusiness } from '../../server/mail/content/mail-content-sql.ts'
import type { AccountId, PersonId, RestaurantId } from '../../server/platform/access/viewer.ts'
import { insertRestaurants } from '../accounts.ts'
import { fillCarts } from '../carts.ts'
import { EXECUTIONS } from './request.ts'

/**
 * What no request of this command sends: news of a stream, proposals that lapse, lines of a cart that cannot be ordered any more,
 * whom a mail about a business is for. Each as often as a plan needs to become final, in `database`.
 */
export async function askWithoutRequest(database: Database, market: Database): Promise<void> {
  const restaurants = await insertRestaurants(market, EXECUTIONS)
  await fillCarts(market, restaurants)
  const part = await market
    .selectFrom('supplier_order')
    .innerJoin('account', 'account.id', 'supplier_order.supplier_id')
    .select(['supplier_order.id', 'supplier_id as supplierId', 'contact_person_id as personId'])
    .orderBy('supplier_order.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  for (const { accountId } of restaurants) {
    const restaurantId = accountId as RestaurantId
    await inTransaction(database, async (tx) => {
      const personId = 0 as PersonId
      await deleteCartLines(tx, restaurantId, await listCartLines(tx, { restaurantId, personId }))
    })
    if (!part) continue
    const { id, supplierId, personId } = part
    await inTransaction(database, (tx) => insertEventsForBothSides(tx, id, 'lapsed'))
    await getOrderNews(database, { accountId: supplierId as AccountId, personId }, 0)
    await getPersonOfBusiness(database, { accountId: supplierId, personId })
  }
}
