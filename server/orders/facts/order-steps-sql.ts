import type { OrderSide } from '@halles/domain/order-change.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Who took a step, of a left joined `person`: null where nobody knows, which is before there were persons; the first name
 * null where the person's name was erased.
 */
export const STEP_BY = sql<{
  first_name: string | null
} | null>`case when person.id is not null then
  json_build_object('first_name', nullif(person.first_name, '')) end`.as('by')

/** When, ISO 8601, of a joined step that the business of `owner`, a column, took itself; the other side's hours stay its own. */
export function ownStepAt(
  step: 'restaurant_order_step' | 'order_entry',
  owner: string,
): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${step}.${name}`)
  return sql`case when ${column('by_account_id')} = ${sql.ref(owner)} then ${column('at')} end`
}

/** Of a step of a `supplier_order`: whose it was, and why. */
export const STEP_CONTENT = [
  sql<OrderSide>`case when order_entry.by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end`.as(
    'side',
  ),
  sql<OrderReason | null>`order_entry.reason`.as('reason'),
  sql<string>`coalesce((
    select text from order_entry_text
    where order_entry_text.supplier_order_id = order_entry.supplier_order_id
      and order_entry_text.number = order_entry.number), '')`.as('note'),
] as const
