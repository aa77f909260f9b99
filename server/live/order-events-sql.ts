import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import { bumpChangeCounterQuery } from './change-counter-sql.ts'
import { notifyLive } from './notify-live-sql.ts'

type Kind = Output<Endpoints['events']>['events'][number]['kind']

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

/** Who is told of a supplier's order, and who did what they are told of; Halles where nobody did. */
type OrderEvent = { orderId: number; accountIds: readonly number[]; kind: Kind; by: AccountId }

const insertEvents = prepared(
  'insert_order_events',
  (
    _tx: Transaction,
    { orderId, accountIds, kind, by }: Parameters<OrderEvent>,
    who: 'of_halles' | 'of_account',
  ) => {
    const own = who === 'of_account' ? { own: bumpChangeCounterQuery({ accountId: by }) } : {}
    return eventsQuery(
      kind,
      sql`select ${orderId}::integer as id, account_id from unnest(${accountIds}::integer[]) as account_id
        ${who === 'of_account' ? sql`where exists (select from own)` : sql``}`,
      own,
    )
  },
)

/**
 * Writes an event about a supplier's order for each of these accounts, and counts the change for the other screens of who made
 * it, which comes first. Last in its transaction.
 */
export async function insertOrderEvents(
  tx: Transaction,
  { by, ...event }: Omit<OrderEvent, 'by'> & { by?: AccountId },
): Promise<void> {
  if (by === undefined) {
    const { rows } = await insertEvents(tx, { ...event, by: 0 as AccountId }, 'of_halles')
    return notifyOfEvents(tx, rows)
  }
  const { rows } = await insertEvents(tx, { ...event, by }, 'of_account')
  notifyOfEvents(tx, rows, by)
}

/** One event for each account at most. The accounts' counters are locked in the order of their ids, so that no two transactions deadlock. */
function eventsQuery<Writes extends string>(
  kind: Kind | RawBuilder<Kind>,
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
