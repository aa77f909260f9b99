import { sql } from 'kysely'
import type { Database } from '../../server/database/connect.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { insertConsentAnswer } from '../../server/promotions/promotion-consent-sql.ts'
import { openSessions } from '../accounts.ts'
import { type ExplainedRequest, post } from './request.ts'

/** One promotion, by who has the most orders of those who have sent none, to restaurants that wanted it; nothing before there are orders. */
export async function promotions(database: Database): Promise<ExplainedRequest[]> {
  const { rows } = await sql<{ supplierId: number; restaurantIds: number[] }>`
    select part.supplier_id as "supplierId", array_agg(distinct placed.restaurant_id) as "restaurantIds"
    from supplier_order part join restaurant_order placed on placed.id = part.restaurant_order_id
    where not exists (select from promotion where promotion.supplier_id = part.supplier_id)
    group by part.supplier_id order by count(*) desc limit 1`.execute(database)
  const [found] = rows
  if (!found) return []
  await inTransaction(database, async (tx) => {
    for (const restaurantId of found.restaurantIds)
      await insertConsentAnswer(tx, restaurantId, {
        answer: true,
        language: 'fr',
        source: 'sign_up',
      })
  })
  const senders = await openSessions(database, [found.supplierId])
  return [post('a promotion is sent', '/api/send-promotion/', { message: 'Arrivage' }, senders)]
}
