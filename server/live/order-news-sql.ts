import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import { IS_ESTIMATE } from '../orders/facts/line-weights-sql.ts'
import type { AccountId, ViewerOf } from '../platform/access/viewer.ts'
import { approvalNewsQuery, openRecalls } from './approval-news-sql.ts'
import { notifyLive } from './notify-live-sql.ts'

type News = Output<Endpoints['events']>
type Kind = News['events'][number]['kind']
type TradeViewer = ViewerOf<'trade'>

// Whoever was away longer sees its orders as they are, not how they came to be so.
const MOST_AT_ONCE = 100

type Reading = { accountId: AccountId; personId: number; after: number | null }

const orderNews = prepared(
  'get_order_news',
  (reader: Reader, { accountId, personId, after }: Parameters<Reading>) =>
    reader
      .selectFrom('account')
      .leftJoin('last_order_event as last', 'last.account_id', 'account.id')
      .leftJoin('last_own_change as own', 'own.account_id', 'account.id')
      .select((account) => [
        account.fn.coalesce('last.number', sql<number>`0`).as('number'),
        account.fn.coalesce('own.number', sql<number>`0`).as('own_changes'),
        account
          .selectFrom('order_event')
          .select((event) => event.fn.countAll<number>().as('count'))
          .whereRef('account_id', '=', 'account.id')
          .where('seen_at', 'is', null)
          .as('unseen'),
        jsonArrayFrom(
          account
            .selectFrom('order_event')
            .innerJoin('supplier_order', 'supplier_order.id', 'supplier_order_id')
            .innerJoin('restaurant_order', 'restaurant_order.id', 'restaurant_order_id')
            .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_id')
            .innerJoin('supplier', 'supplier.account_id', 'supplier_id')
            .select([
              'order_event.number',
              sql.ref<Kind>('order_event.kind').as('kind'),
              other('supplier_order.public_id', 'restaurant_order.public_id').as('order_public_id'),
              other('restaurant.name', 'supplier.name').as('name'),
              'supplier_order.total_cents as total_price',
              IS_ESTIMATE.as('is_estimate'),
            ])
            .whereRef('order_event.account_id', '=', 'account.id')
            .where('order_event.number', '>', sql<number>`coalesce(${after}::bigint, last.number)`)
            .orderBy('order_event.number', 'desc')
            .limit(MOST_AT_ONCE),
        ).as('events'),
        approvalNewsQuery({ accountId, personId }).as('approval'),
        openRecalls('account.id').as('recalls'),
      ])
      .where('account.id', '=', accountId),
)

/**
 * What happened after a number, or nothing yet without one; the account's last number, and how much it has not seen; the newest
 * request for approval; and how often its own persons changed something.
 */
export async function getOrderNews(
  reader: Reader,
  { accountId, personId }: { accountId: AccountId; personId: number },
  after: number | undefined,
): Promise<News> {
  const { rows } = await orderNews(reader, { accountId, personId, after: after ?? null })
  const [news] = rows
  if (!news) throw new Error('an account that has a session has gone')
  return { ...news, unseen: Number(news.unseen), events: news.events.toReversed() }
}

/** The one to a supplier, the other to a restaurant. */
function other(toSupplier: string, toRestaurant: string): RawBuilder<string> {
  return sql<string>`case when order_event.account_id = supplier_id
    then ${sql.ref(toSupplier)} else ${sql.ref(toRestaurant)} end`
}

/** The parts of an order as its account knows it: a restaurant's has several, a supplier's is one. None: not its own. */
export async function findOwnParts(
  reader: Reader,
  { kind, accountId }: TradeViewer,
  orderPublicId: string,
): Promise<number[]> {
  const isRestaurant = kind === 'restaurant'
  const parts = await reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'restaurant_order_id')
    .select('supplier_order.id')
    .where(isRestaurant ? 'restaurant_id' : 'supplier_id', '=', accountId)
    .where(
      isRestaurant ? 'restaurant_order.public_id' : 'supplier_order.public_id',
      '=',
      orderPublicId,
    )
    .execute()
  return parts.map(({ id }) => id)
}

/** Notes that an account has seen its events: those of some parts of orders, or all. */
export async function updateEventsToSeen(
  tx: Transaction,
  accountId: AccountId,
  parts: number[] | undefined,
): Promise<void> {
  await tx
    .updateTable('order_event')
    .set({ seen_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .$if(parts !== undefined, (query) => query.where('supplier_order_id', 'in', parts ?? []))
    .execute()
  tx.afterCommit((database) => notifyLive(database, [accountId]))
}
