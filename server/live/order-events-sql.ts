import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId, ViewerOf } from '../platform/access/viewer.ts'
import { approvalNewsQuery } from './approval-news-sql.ts'
import { notifyLive } from './notify-live-sql.ts'

type News = Output<Endpoints['events']>
type Kind = News['events'][number]['kind']
type TradeViewer = ViewerOf<'trade'>

// Whoever was away longer sees its orders as they are, not how they came to be so.
const MOST_AT_ONCE = 100

/**
 * Further writes in the same statement, to save round trips: a name and a data-modifying query with `returning`. They do
 * not see each other's effects.
 */
type FurtherWrites = Record<string, RawBuilder<unknown>>

/** What a statement of `eventsForSuppliers` returns: to whom it wrote events, and the rows of each further write. */
export type InsertedEvents<Writes extends string = never> = Record<Writes, number> & {
  account_ids: number[]
}

/**
 * The query of insertEventsForSuppliers with further writes, of which `first` comes before the events; `notifyOfEvents` is to
 * be called with what it returns.
 */
export function eventsForSuppliersQuery<Writes extends string = never>(
  kind: 'placed' | 'closed',
  restaurantOrderId: RawBuilder<number>,
  furtherWrites: Record<Writes, RawBuilder<unknown>>,
  first?: NoInfer<Writes>,
): RawBuilder<InsertedEvents<Writes>> {
  return eventsQuery(
    kind,
    sql`select id, supplier_id as account_id from supplier_order
      where restaurant_order_id = ${restaurantOrderId} and status <> 'cancelled'
        and ${first ? sql`exists (select from ${sql.ref(first)})` : sql`true`}`,
    furtherWrites,
  )
}

const insertForSuppliers = prepared(
  'insert_events_for_suppliers',
  (_tx: Transaction, { orderId }: Parameters<{ orderId: number }>, kind: 'placed' | 'closed') =>
    eventsForSuppliersQuery(kind, orderId, {}),
)

/** Writes an event for each supplier of a restaurant's order, except those that rejected it. Last in its transaction. */
export async function insertEventsForSuppliers(
  tx: Transaction,
  restaurantOrderId: number,
  kind: 'placed' | 'closed',
): Promise<void> {
  const { rows } = await insertForSuppliers(tx, { orderId: restaurantOrderId }, kind)
  notifyOfEvents(tx, rows)
}

type ToRestaurant = Exclude<Kind, 'placed' | 'closed' | 'withdrawn' | 'received' | 'credit_asked'>

const insertForRestaurant = prepared(
  'insert_event_for_restaurant',
  (_tx: Transaction, { orderId }: Parameters<{ orderId: number }>, kind: ToRestaurant) =>
    eventsQuery(
      kind,
      sql`select supplier_order.id, restaurant_id as account_id from supplier_order
        join restaurant_order on restaurant_order.id = restaurant_order_id
        where supplier_order.id = ${orderId}`,
      {},
    ),
)

/** Writes an event for the restaurant about what its supplier did with its part of an order. Last in its transaction. */
export async function insertEventForRestaurant(
  tx: Transaction,
  supplierOrderId: number,
  kind: ToRestaurant,
): Promise<void> {
  const { rows } = await insertForRestaurant(tx, { orderId: supplierOrderId }, kind)
  notifyOfEvents(tx, rows)
}

type ToSupplier =
  | 'changed'
  | 'withdrawn'
  | 'proposed'
  | 'proposal_withdrawn'
  | 'answered'
  | 'message'
  | 'received'
  | 'credit_asked'

const insertForSupplier = prepared(
  'insert_event_for_supplier',
  (_tx: Transaction, { orderId }: Parameters<{ orderId: number }>, kind: ToSupplier) =>
    eventsQuery(
      kind,
      sql`select id, supplier_id as account_id from supplier_order where id = ${orderId}`,
      {},
    ),
)

/** Writes an event for a supplier about what the restaurant did with its part of an order. Last in its transaction. */
export async function insertEventForSupplier(
  tx: Transaction,
  supplierOrderId: number,
  kind: ToSupplier,
): Promise<void> {
  const { rows } = await insertForSupplier(tx, { orderId: supplierOrderId }, kind)
  notifyOfEvents(tx, rows)
}

const insertForBoth = prepared(
  'insert_events_for_both_sides',
  (_tx: Transaction, { orderId }: Parameters<{ orderId: number }>, kind: 'lapsed') =>
    eventsQuery(
      kind,
      sql`select part.id, side.account_id from supplier_order part
        join restaurant_order on restaurant_order.id = part.restaurant_order_id
        cross join lateral (values (part.supplier_id), (restaurant_order.restaurant_id)) side (account_id)
        where part.id = ${orderId}`,
      {},
    ),
)

/** Writes an event for both sides of a supplier's order about what Halles did. Last in its transaction. */
export async function insertEventsForBothSides(
  tx: Transaction,
  supplierOrderId: number,
  kind: 'lapsed',
): Promise<void> {
  const { rows } = await insertForBoth(tx, { orderId: supplierOrderId }, kind)
  notifyOfEvents(tx, rows)
}

/** One event for each account at most. The accounts' counters are locked in the order of their ids, so that no two transactions deadlock. */
function eventsQuery<Writes extends string>(
  kind: Kind,
  recipients: RawBuilder<unknown>,
  furtherWrites: FurtherWrites,
): RawBuilder<InsertedEvents<Writes>> {
  const names = Object.keys(furtherWrites)
  const writes = names.map((name) => sql`${sql.ref(name)} as (${furtherWrites[name]}),`)
  const counts = names.map(
    (name) => sql`, (select count(*) from ${sql.ref(name)}) as ${sql.ref(name)}`,
  )
  return sql<InsertedEvents<Writes>>`
    with ${sql.join(writes, sql` `)} recipients as (${recipients}), numbered as (
      insert into last_order_event as last (account_id, number)
      select account_id, 1 from recipients order by account_id
      on conflict (account_id) do update set number = last.number + 1
      returning account_id, number
    ), inserted as (
      insert into order_event (account_id, number, kind, supplier_order_id)
      select account_id, number, ${kind}::text, recipients.id from recipients join numbered using (account_id)
      returning account_id
    )
    select array(select account_id from inserted) as account_ids${sql.join(counts, sql``)}`
}

/** Tells open screens, after the commit, of the events that a statement wrote, and those of other accounts at once. */
export function notifyOfEvents(
  tx: Transaction,
  rows: readonly InsertedEvents[],
  ...others: AccountId[]
): void {
  const accountIds = [...rows.flatMap(({ account_ids }) => account_ids), ...others]
  tx.afterCommit((database) => notifyLive(database, accountIds))
}

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
            ])
            .whereRef('order_event.account_id', '=', 'account.id')
            .where('order_event.number', '>', sql<number>`coalesce(${after}::bigint, last.number)`)
            .orderBy('order_event.number', 'desc')
            .limit(MOST_AT_ONCE),
        ).as('events'),
        approvalNewsQuery({ accountId, personId }).as('approval'),
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
