import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId, RestaurantId } from '../platform/access/viewer.ts'
import { memberBy, RECALL_FACTS } from './recalls-sql.ts'

type Notice = Output<Endpoints['getRecalls']>[number]

/** With older ones, a restaurant finds its notice by the mail. */
const LISTED = 50

/** What a restaurant was told to call back, nothing of others: open notices first, then the newest; or the one that is named. */
export async function listNotices(
  reader: Reader,
  restaurantId: RestaurantId,
  publicId?: string,
): Promise<Notice[]> {
  const notices = await reader
    .selectFrom('recall_receiver as told')
    .innerJoin('recall', 'recall.id', 'told.recall_id')
    .select([
      ...RECALL_FACTS,
      sql<Notice['supplier']>`(
        select json_build_object('public_id', public_id, 'name', name, 'phone_number', phone_number)
        from supplier join account on account.id = account_id where account_id = recall.supplier_id)`.as(
        'supplier',
      ),
      'told.cases',
      sql<Notice['lines']>`(
        select jsonb_agg(line - 'supplier_order_public_id') from jsonb_array_elements(lines) line)`.as(
        'lines',
      ),
      sql<Notice['acknowledged']>`case when acknowledged_at is not null then json_build_object(
        'at', acknowledged_at, 'by', ${memberBy('told.acknowledged_by_person_id')}) end`.as(
        'acknowledged',
      ),
    ])
    // guard: recalls: a restaurant reads its own notices alone [recall-acknowledge.post, access-sweep]
    .where('told.restaurant_id', '=', restaurantId)
    .$if(publicId !== undefined, (query) => query.where('recall.public_id', '=', publicId ?? ''))
    .orderBy(sql`acknowledged_at is not null`)
    .orderBy('told.recall_id', 'desc')
    .limit(LISTED)
    .execute()
  return notices as Notice[]
}

/**
 * Notes that a restaurant knows of a recall, and by whom; its supplier's id and the lot, or undefined where it is known already or
 * not its own. One conditional update: of two at once the first stays.
 */
export async function updateToAcknowledged(
  tx: Transaction,
  { restaurantId, personId }: { restaurantId: RestaurantId; personId: PersonId },
  publicId: string,
): Promise<{ supplierId: number; lot: string } | undefined> {
  // guard: recalls: who acknowledged first stays [recall-acknowledge.post, recall-races]
  //   code: and acknowledged_at is null
  // guard: recalls: a restaurant acknowledges for itself alone [recall-acknowledge.post, access-sweep]
  //   code: and told.restaurant_id = ${restaurantId}
  const { rows } = await sql<{ supplierId: number; lot: string }>`
    update recall_receiver told
    set acknowledged_at = clock_timestamp(), acknowledged_by_person_id = ${personId}
    from recall
    where recall.id = told.recall_id and recall.public_id = ${publicId}
      and told.restaurant_id = ${restaurantId} and acknowledged_at is null
    returning recall.supplier_id as "supplierId", recall.lot`.execute(tx)
  return rows[0]
}
