import type { LineEntry, OrderEntryKind, StepEntry } from '@halles/domain/order-entry.ts'
import { LAST_ENTRY_BEFORE_FULL } from '@halles/domain/order-message.ts'
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
  readonly reason?: string | null
  readonly proposalId?: number | null
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

/** Whether the trail of a locked order takes so many entries more: up to where messages end, or up to another number. */
export async function hasRoomFor(
  tx: Transaction,
  supplierOrderId: number,
  entries: number,
  last = LAST_ENTRY_BEFORE_FULL,
): Promise<boolean> {
  const { rows } = await sql<{ next: number }>`
    select ${nextEntryNumber(supplierOrderId)} as next`.execute(tx)
  return (rows[0]?.next ?? 1) + entries - 1 <= last
}

type GivenEntries = {
  supplierOrderId: number
  accountId: number | null
  personId: number | null
  entries: string
}

const insertEntries = prepared(
  'insert_order_entries',
  (_tx: Transaction, { supplierOrderId, accountId, personId, entries }: Parameters<GivenEntries>) =>
    sql<{ number: number }>`
      with given as materialized (
        select given.*, ${nextEntryNumber(supplierOrderId)} + place - 1 as number
        from rows from (
          jsonb_to_recordset(${entries}::jsonb) as (status supplier_order_status, kind text, line_id integer, old jsonb,
            new jsonb, reason text, proposal_id integer, text text)
        ) with ordinality as given (status, kind, line_id, old, new, reason, proposal_id, text, place)
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
      select number from inserted order by number`,
)

/**
 * Records what happened to an order whose row the transaction has locked, under its next numbers, in the order given. Returns
 * the numbers.
 */
export async function insertOrderEntries(
  tx: Transaction,
  supplierOrderId: number,
  by: EntryBy,
  entries: readonly NewOrderEntry[],
): Promise<number[]> {
  if (entries.length === 0) return []
  const { rows } = await insertEntries(tx, {
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
  })
  return rows.map(({ number }) => number)
}
