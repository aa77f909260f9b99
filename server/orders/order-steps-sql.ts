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
  step: 'restaurant_order_step' | 'supplier_order_step',
  owner: string,
): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${step}.${name}`)
  return sql`case when ${column('by_account_id')} = ${sql.ref(owner)} then ${column('at')} end`
}
