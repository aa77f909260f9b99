import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import {
  DAYS_OPEN_AFTER_END,
  LAST_ENTRY_BEFORE_FULL,
  THREAD_PAGE,
} from '@halles/domain/order-message.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import { queuedToShare } from '../../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type {
  AccountId,
  PersonId,
  RestaurantId,
  SupplierId,
  ViewerOf,
} from '../../platform/access/viewer.ts'
import { type ProposalRow, proposalRow, proposalToWire } from '../facts/read-proposal-sql.ts'

type Thread = Output<Endpoints['getOrderThread']>
type EntryRow = Omit<Thread['entries'][number], 'proposal'> & { proposal: ProposalRow | null }
type ThreadRow = Omit<Thread, 'has_earlier' | 'entries'> & { entries: EntryRow[] | null }
type TradeViewer = ViewerOf<'trade'>
type Side = TradeViewer['kind']

/** Of a joined `supplier_order` and `restaurant_order`: whose side an account is on, and the other one. */
const OWNER: Record<Side, { own: RawBuilder<number>; other: RawBuilder<number> }> = {
  restaurant: {
    own: sql.ref('restaurant_order.restaurant_id'),
    other: sql.ref('supplier_order.supplier_id'),
  },
  supplier: {
    own: sql.ref('supplier_order.supplier_id'),
    other: sql.ref('restaurant_order.restaurant_id'),
  },
}

/** Of a `supplier_order`: it has not ended so long ago, and its trail not grown so long, that nothing is written there. */
const IS_OPEN = sql<boolean>`not exists (
  select from order_entry
  where supplier_order_id = supplier_order.id and (number >= ${sql.lit(LAST_ENTRY_BEFORE_FULL)}
    or status in ('done', 'cancelled')
      and at < clock_timestamp() - ${sql.lit(DAYS_OPEN_AFTER_END)} * interval '1 day'))`

/**
 * Of an `order_entry`, `author` and its `membership`: the first name; null once it was erased, and to the other side once its
 * person has left the business or that was closed.
 */
const firstName = (accountId: RawBuilder<AccountId>) => sql`
  case when entry.by_account_id = ${accountId} or membership.ended_at is null and membership.is_of_open_business
    then nullif(author.first_name, '') end`

type Asked = { accountId: AccountId; personId: PersonId; publicId: string; before: number | null }

const thread = prepared(
  'get_order_thread',
  (reader: Reader, { accountId, personId, publicId, before }: Parameters<Asked>, side: Side) =>
    reader
      .selectFrom(
        // guard: thread: whose order [access-sweep, thread/order-thread]
        //   code: where ${OWNER[side].own} = ${accountId} and
        //   instead: where
        sql<ThreadRow>`(
      select supplier_order.public_id as supplier_order_public_id,
        (select name from ${sql.table(side === 'restaurant' ? 'supplier' : 'restaurant')} where account_id = other.id) as name,
        coalesce((select number from order_entry_seen
          where supplier_order_id = supplier_order.id and person_id = ${personId}), 0) as seen_number,
        (select max(number) from order_entry where supplier_order_id = supplier_order.id) as last_number,
        other.status <> 'closed' and ${IS_OPEN} as may_write,
        (select json_agg(json_build_object(
            'number', entry.number, 'at', entry.at,
            'side', case when entry.by_account_id is null then 'halles'
              when entry.by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end,
            'is_own', entry.by_account_id = ${accountId} and entry.by_person_id = ${personId} is true,
            'by', case when author.id is not null then json_build_object('first_name', ${firstName(accountId)}) end,
            'status', entry.status, 'kind', entry.kind,
            'line', case when line.id is not null then json_build_object(
              'public_id', line.public_id, 'name_fr', line.name_fr, 'name_en', line.name_en) end,
            'proposal', case when entry.kind = 'proposed' then (
              select ${proposalRow(accountId)} from proposal where proposal.id = entry.proposal_id) end,
            'old', entry.old, 'new', entry.new, 'reason', entry.reason, 'text', said.text) order by entry.number)
          from (
            select * from order_entry
            where supplier_order_id = supplier_order.id and number < coalesce(${before}::integer, 32767)
            order by number desc limit ${sql.lit(THREAD_PAGE)}
          ) entry
          left join person author on author.id = entry.by_person_id
          left join lateral (
            select ended_at, account.status <> 'closed' as is_of_open_business
            from membership join account on account.id = membership.account_id
            where membership.account_id = entry.by_account_id and person_id = entry.by_person_id
          ) membership on true
          left join order_line line on line.id = entry.order_line_id
          left join order_entry_text said
            on said.supplier_order_id = entry.supplier_order_id and said.number = entry.number
        ) as entries
      from supplier_order
      join restaurant_order on restaurant_order.id = restaurant_order_id
      join account other on other.id = ${OWNER[side].other}
      where ${OWNER[side].own} = ${accountId} and supplier_order.public_id = ${publicId})`.as(
          'thread',
        ),
      )
      .selectAll(),
)

/** The trail of one of an account's orders, its newest entries or those before a number, as one of its persons reads it. */
export async function findThread(
  reader: Reader,
  { kind, accountId, personId }: TradeViewer,
  { publicId, before }: { publicId: string; before: number | undefined },
): Promise<Thread | undefined> {
  const asked = { accountId, personId, publicId, before: before ?? null }
  const { rows } = await thread(reader, asked, kind)
  const [found] = rows
  if (!found) return undefined
  const entries = (found.entries ?? []).map(({ proposal, ...entry }) => ({
    ...entry,
    proposal: proposal && proposalToWire(proposal),
  }))
  return { ...found, entries, has_earlier: (entries[0]?.number ?? 1) > 1 }
}

type Named = { accountId: AccountId; publicId: string }

const lockForMessage = prepared(
  'lock_order_for_message',
  (_tx: Transaction, { accountId, publicId }: Parameters<Named>, side: Side) =>
    // guard: message: whose order [access-sweep, thread/order-thread]
    //   code: where ${OWNER[side].own} = ${accountId} and
    //   instead: where
    sql<OrderOfMessage>`
      select supplier_order.id, supplier_id as "supplierId", restaurant_id as "restaurantId",
        other.status <> 'closed' as "isOtherOpen"
      from supplier_order
      join restaurant_order on restaurant_order.id = restaurant_order_id
      join account other on other.id = ${OWNER[side].other}
      where ${OWNER[side].own} = ${accountId} and supplier_order.public_id = ${publicId}
        and ${queuedToShare(
          'account',
          sql`select ${OWNER[side].other}
            from supplier_order join restaurant_order on restaurant_order.id = restaurant_order_id
            where ${OWNER[side].own} = ${accountId} and supplier_order.public_id = ${publicId}`,
        )}
      for share of other for no key update of supplier_order`,
)

/** An order that a message is written of: locked, and the other business so that it does not close meanwhile. */
export type OrderOfMessage = {
  id: number
  supplierId: SupplierId
  restaurantId: RestaurantId
  isOtherOpen: boolean
}

/** Locks one of an account's orders, and the other side's account, as it is locked before orders are. */
export async function lockOrderOfMessage(
  tx: Transaction,
  { kind, accountId }: TradeViewer,
  publicId: string,
): Promise<OrderOfMessage | undefined> {
  return (await lockForMessage(tx, { accountId, publicId }, kind)).rows[0]
}

const open = prepared('is_thread_open', (reader: Reader, { id }: Parameters<{ id: number }>) =>
  reader.selectFrom('supplier_order').select(IS_OPEN.as('isOpen')).where('id', '=', id),
)

/** Whether a message is taken, once the order is locked. */
export async function isOpenForMessages(tx: Transaction, order: OrderOfMessage): Promise<boolean> {
  const { rows } = await open(tx, { id: order.id })
  return order.isOtherOpen && rows[0]?.isOpen === true
}
