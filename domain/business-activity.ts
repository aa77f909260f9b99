import { type EditedName, FURTHER } from './product-fields.ts'

/** What a member does in its business beside the steps of orders, as it is recorded (issue 11, "who did what"). */
export const BUSINESS_ACTIONS = [
  'product_added',
  'product_edited',
  'product_deleted',
  'availability_changed',
  'import_confirmed',
  'import_undone',
  'promotion_sent',
  'promotion_choices_changed',
  'review_written',
  'settings_changed',
  'data_exported',
  'delivery_zone_saved',
  'delivery_zone_removed',
  'delivery_week_saved',
  'delivery_day_closed',
  'delivery_day_added',
  'delivery_exception_removed',
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'member_changed',
  'member_removed',
  'member_left',
] as const
export type BusinessAction = (typeof BUSINESS_ACTIONS)[number]

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
  'zone_cities',
  'delivery_runs',
  'delivery_day',
  'closed_holidays',
  'cut_off_rule',
  'answer_minutes',
  'credit_hours',
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

/** Steps of orders, as the business that takes them reads them. */
export const RESTAURANT_STEPS = { order_placed: 'active', order_received: 'done' } as const
/** What a restaurant does with one supplier's part of its order. */
export const RESTAURANT_PART_STEPS = { order_withdrawn: 'cancelled' } as const
export const SUPPLIER_STEPS = {
  order_accepted: 'acknowledged',
  order_cancelled: 'cancelled',
  order_done: 'done',
} as const
export type OrderActivity =
  | keyof typeof RESTAURANT_STEPS
  | keyof typeof RESTAURANT_PART_STEPS
  | keyof typeof SUPPLIER_STEPS

/** Every kind of activity of a business. */
export const ACTIVITY_KINDS = [
  'order_placed',
  'order_received',
  'order_withdrawn',
  'order_accepted',
  'order_cancelled',
  'order_done',
  ...BUSINESS_ACTIONS,
] as const satisfies readonly (BusinessAction | OrderActivity)[]
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
