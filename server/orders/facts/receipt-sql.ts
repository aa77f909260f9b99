import type {
  credit,
  creditStatus,
  receipt,
  receiving,
} from '@halles/contract/schemas/receiving.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { MONTREAL } from '../../database/montreal-days.ts'

type Side = 'restaurant_order.restaurant_id' | 'supplier_order.supplier_id'

/** Who did what an `entry` records, and what was said; when only for the business of `owner`, whose own it is. */
function doneBy(owner: Side) {
  return sql`
    'at', case when entry.by_account_id = ${sql.ref(owner)} then entry.at end,
    'by', (select json_build_object('first_name', nullif(person.first_name, ''))
      from person where person.id = entry.by_person_id),
    'note', coalesce((select text from order_entry_text said
      where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), '')`
}

/** Of a `supplier_order`: what its delivery brought, as the business of `owner` reads it. */
export function receiptOf(owner: Side) {
  return sql<z.output<typeof receipt>>`(
    select json_build_object('day', receipt.day, ${doneBy(owner)}, 'lines', coalesce((
      select json_agg(json_build_object('public_id', order_line.public_id, 'cases', cases_hundredths,
        'reason', receipt_line.reason, 'note', coalesce(said.text, '')) order by order_line.id)
      from receipt_line join order_line on order_line.id = order_line_id
      left join order_entry_text said
        on said.supplier_order_id = receipt_line.supplier_order_id and said.number = receipt_line.number
      where receipt_line.supplier_order_id = receipt.supplier_order_id), '[]'))
    from receipt join order_entry entry using (supplier_order_id, number)
    where receipt.supplier_order_id = supplier_order.id)`.as('receipt')
}

/** Of a `supplier_order`: what is asked back for it and what was granted, as the business of `owner` reads it. */
export function creditOf(owner: Side) {
  return sql<z.output<typeof credit>>`(
    select json_build_object('public_id', request.public_id, 'status', request.status,
      'asked', sums.asked, 'granted', sums.granted,
      'asked_at', (select case when asked.by_account_id = ${sql.ref(owner)} then asked.at end
        from order_entry asked
        where asked.supplier_order_id = request.supplier_order_id and asked.number = request.asked_number),
      'answer', (select json_build_object(${doneBy(owner)}) from order_entry entry
        where entry.supplier_order_id = request.supplier_order_id and entry.number = request.answered_number),
      'lines', sums.lines)
    from credit_request request
    cross join lateral (
      select sum(asked_cents) as asked, sum(granted_cents) as granted, json_agg(json_build_object(
        'public_id', order_line.public_id, 'asked', asked_cents, 'granted', granted_cents) order by order_line.id) as lines
      from credit_line join order_line on order_line.id = order_line_id where request_id = request.id
    ) sums
    where request.supplier_order_id = supplier_order.id and request.status <> 'withdrawn')`.as(
    'credit',
  )
}

/** Of a `supplier_order`: what became of a credit request for it. */
export const CREDIT_STATUS = sql<z.output<typeof creditStatus> | null>`(
  select status from credit_request request
  where request.supplier_order_id = supplier_order.id and status <> 'withdrawn')`.as('credit')

/** Of a `supplier_order`: whether its restaurant has received it. */
export const IS_RECEIVED = sql<boolean>`exists (
  select from receipt where receipt.supplier_order_id = supplier_order.id)`

/** The day it is in Montréal at this moment: not now(), which may be from before a lock was waited for. */
export const TODAY = sql<string>`(clock_timestamp() at time zone ${MONTREAL})::date`

/** Of a `supplier_order`: whether its delivery day has come, or none was agreed. */
export const IS_DAY_REACHED = sql<boolean>`coalesce(${TODAY} >= supplier_order.delivery_day, true)`

/**
 * Of a `supplier_order`: until when a credit may be asked for. Counted from the end of its delivery or from when it was marked as
 * done, whichever is later; null while neither is known.
 */
const CREDIT_UNTIL: RawBuilder<Date | null> = sql`(
  greatest(
    (supplier_order.delivery_day + supplier_order.window_to) at time zone ${MONTREAL},
    (select at from order_entry done where done.supplier_order_id = supplier_order.id and done.status = 'done')
  ) + (select credit_hours from supplier where account_id = supplier_order.supplier_id) * interval '1 hour')`

/** Of a `supplier_order`: whether that moment is still ahead. */
export const MAY_ASK_CREDIT = sql<boolean>`coalesce(clock_timestamp() < ${CREDIT_UNTIL}, true)`

/** Of a `supplier_order`: what receiving it depends on, null once its credit was answered. */
export const RECEIVING = sql<(z.output<typeof receiving> & { is_day_reached: boolean }) | null>`
  case when not exists (
    select from credit_request request
    where request.supplier_order_id = supplier_order.id and request.answered_number is not null
  ) then json_build_object('today', ${TODAY}, 'may_ask_credit', ${MAY_ASK_CREDIT}, 'credit_until', ${CREDIT_UNTIL},
    'is_day_reached', ${IS_DAY_REACHED}) end`.as('receiving')
