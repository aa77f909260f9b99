import { type EditedName, FURTHER } from './product-fields.ts'

/** Fields of a product whose change is recorded, in the order in which it is said. */
export const PRODUCT_CHANGES: readonly EditedName[] = [
  'price',
  'quantity_per_case',
  'unit',
  'description',
  ...FURTHER.map(({ name }) => name),
]

/** Fields whose change is recorded. */
export const CHANGED_FIELDS = [
  ...PRODUCT_CHANGES,
  'available',
  'available_from',
  'added',
  'edited',
  'deleted',
  'recipients',
  'consent',
  'suppliers',
  'rating',
  'name',
  'phone_number',
  'address',
  'city',
  'zip_code',
  'supplier_cities',
  'minimum_order_price',
  'open_to',
  'delivery_fee',
  'fee_waived_from',
  'zone_cities',
  'delivery_runs',
  'delivery_day',
  'closed_holidays',
  'cut_off_rule',
  'answer_minutes',
  'credit_hours',
  'percent_off',
  'lots',
  'mark',
  'certificate_body',
  'certificate_number',
  'until_day',
  'tax',
  'tax_number',
  'from_day',
  'tax_class',
  'taxed_where_asked',
  'answered',
  'customer_status',
  'customer_code',
  'price_list',
  'terms_days',
  'customer_note',
  'payment_amount',
  'reminders',
  'series_prefix',
  'next_number',
  'accounts',
  'category',
  'substitutes',
  'contact',
  'email',
  'role',
  'order_limit',
  'week_limit',
] as const
export type ChangedField = (typeof CHANGED_FIELDS)[number]

/**
 * One field, with what it was and is where that may be recorded for good: amounts as decimals ("12.50"), days as
 * "2026-11-22", a role by its code, `available` as "true" or "false". Never what names a person.
 */
export type Change = {
  field: ChangedField
  from?: string | null | undefined
  to?: string | null | undefined
}

/** One field as a list of changes: empty when it stays as it was. */
export function changed(field: ChangedField, from: string | null, to: string | null): Change[] {
  return from === to ? [] : [{ field, from, to }]
}

/** The names of fields that differ, where their values are not recorded. */
export function changedFields<Field extends ChangedField>(
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Change[] {
  return fields.filter((field) => before[field] !== after[field]).map((field) => ({ field }))
}
