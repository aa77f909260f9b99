import type { LineEntry, OrderEntryKind, StepEntry } from '@halles/domain/order-entry.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId, PersonId } from '../../platform/access/viewer.ts'

/** Who did it: one of a business's persons, or Halles itself. */
export type EntryBy = { accountId: AccountId; personId: PersonId } | 'halles'

/** What happened besides steps and changes of lines; `old` and `new` as domain/order-entry.ts describes them. */
type OtherEntry = {
  readonly kind: Exclude<OrderEntryKind, LineEntry['kind']>
  readonly old?: object | null
  readonly new?: object | null
}

type EntryContent = StepEntry | (LineEntry & { readonly lineId: number }) | OtherEntry

/** What is recorded: what happened, why (domain/reasons.ts), in which proposal, and what somebody wrote of it. */
export type NewOrderEntry = EntryContent & {
  readonly lineId?: number
  readonly reason?: string | null | undefined
  readonly proposalId?: number | null | undefined
  /** Empty or not given: nothing was written. At most 2,000 characters. */
  readonly text?: string | undefined
}

/** Of an order whose row is locked: the number of its next entry. */
export function nextEntryNumber(supplierOrderId: Operand<number>): RawBuilder<number> {
  return sql<number>`(
    select max(number) + 1 from order_entry where supplier_order_id = ${supplierOrderId})`
}

/**
 * Of an order whose row is locked: when its next entry happens. clock_timestamp() and not now(): not when the transaction began
 * to wait. Never before an entry that it has: the clock may have been set back since.
 */
export function nextEntryTime(supplierOrderId: Operand<number>): RawBuilder<Date> {
  // guard: clock: no entry of an order before the last one [orders.longer]
  //   code: greatest(clock_timestamp(), ( … select max(at) from order_entry where supplier_order_id = ${supplierOrderId}))
  //   instead: clock_timestamp()
  return sql<Date>`greatest(clock_timestamp(), (
    select max(at) from order_entry where supplier_order_id = ${supplierOrderId}))`
}

/** Of a `supplier_order`, a column of whose id is given: the number of its last entry that is not a message. */
export function orderVersionOf(supplierOrderId: Operand<number>): RawBuilder<number> {
  return sql<number>`(
    select max(number) from order_entry
    where supplier_order_id = ${supplierOrderId} and kind is distinct from 'message')`
}

/** What becomes of the order besides, in cents; null: it stays. It has `from` as its status. */
type OrderBecomes = {
  from: SupplierOrderStatus | null
  status: SupplierOrderStatus | null
  totalCents: number | null
}

type GivenEntries = OrderBecomes & {
  supplierOrderId: number
  accountId: number | null
  personId: number | null
  entries: string
}

function becomesQuery({ supplierOrderId, from, status, totalCents }: Parameters<GivenEntries>) {
  return sql`
    update supplier_order set status = coalesce(${status}::supplier_order_status, status),
      total_cents = coalesce(${totalCents}::bigint, total_cents)
    where id = ${supplierOrderId} and status = coalesce(${from}::supplier_order_status, status)
    returning id`
}

const insertEntries = prepared(
  'insert_order_entries',
  (_tx: Transaction, values: Parameters<GivenEntries>, what: 'alone' | 'with_order') => {
    const { supplierOrderId, accountId, personId, entries } = values
    const becomes = what === 'with_order' ? sql`becomes as (${becomesQuery(values)}),` : sql``
    return sql<{ number: number }>`
      with ${becomes} given as materialized (
        select given.*, ${nextEntryNumber(supplierOrderId)} + place - 1 as number
        from rows from (
          jsonb_to_recordset(${entries}::jsonb) as (status supplier_order_status, kind text, line_id integer, old jsonb,
            new jsonb, reason text, proposal_id integer, text text)
        ) with ordinality as given (status, kind, line_id, old, new, reason, proposal_id, text, place)
        ${what === 'with_order' ? sql`where exists (select from becomes)` : sql``}
      ), inserted as (
        insert into order_entry (supplier_order_id, number, status, kind, order_line_id, old, new, reason, proposal_id,
          by_account_id, by_person_id, at)
        select ${supplierOrderId}, number, status, kind, line_id, old, new, reason, proposal_id,
          ${accountId}::integer, ${personId}::integer, ${nextEntryTime(supplierOrderId)}
        from given
        returning number
      ), texts as (
        insert into order_entry_text (supplier_order_id, number, text)
        select ${supplierOrderId}, number, text from given where text is not null
      )
      select number from inserted order by number`
  },
)

const NOTHING: OrderBecomes = { from: null, status: null, totalCents: null }

/**
 * Records what happened to an order whose row the transaction has locked, under its next numbers, in the order given, with what
 * becomes of the order itself. Returns the numbers.
 */
export async function insertOrderEntries(
  tx: Transaction,
  supplierOrderId: number,
  by: EntryBy,
  entries: readonly NewOrderEntry[],
  becomes: OrderBecomes = NOTHING,
): Promise<number[]> {
  if (entries.length === 0) return []
  const given = {
    ...becomes,
    supplierOrderId,
    accountId: by === 'halles' ? null : by.accountId,
    personId: by === 'halles' ? null : by.personId,
    entries: JSON.stringify(
      entries.map(({ lineId, proposalId, text, ...entry }) => ({
        ...entry,
        line_id: lineId,
        proposal_id: proposalId,
        text: text || null,
      })),
    ),
  }
  const { rows } = await insertEntries(tx, given, becomes === NOTHING ? 'alone' : 'with_order')
  if (rows.length === 0) throw new Error('a locked order has left its status')
  return rows.map(({ number }) => number)
}
